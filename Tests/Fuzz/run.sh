#!/usr/bin/env bash
# Runs mutated shortcut files: Tests/Fuzz/run.sh [COUNT [SEED]]
#
# The command is the release build, or the one that SHORTCUT names.
set -euo pipefail
cd "$(dirname "$0")/../.."
shortcut=${SHORTCUT:-$PWD/.build/release/shortcut}
exec python3 Tests/Fuzz/fuzz.py "$shortcut" "${1:-10000}" "${2:-$RANDOM}"
