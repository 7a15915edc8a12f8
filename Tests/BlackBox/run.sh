#!/usr/bin/env bash
# Runs the transcripts beside this file on the built command: Tests/BlackBox/run.sh [COMMAND [TRANSCRIPT …]]
#
# The command is the release build unless named. Transcripts are in the format of prysk: commands behind ‘$’, and what
# they print.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
command=$(realpath "${1:-$here/../../.build/release/shortcut}")
shift || true

tools=$(mktemp -d)
trap 'rm -rf "$tools"' EXIT
python3 -m venv "$tools/venv"
"$tools/venv/bin/pip" install --quiet --disable-pip-version-check prysk==0.20.0
mkdir "$tools/bin"
ln -s "$command" "$tools/bin/shortcut"
ln -s "$here/watch.py" "$tools/bin/watch"
ln -s "$here/desk.py" "$tools/bin/desk"

[ $# -gt 0 ] || set -- "$here"
# In a session of its own there is no terminal, so that nothing can ask.
PATH="$tools/bin:$PATH" setsid --wait "$tools/venv/bin/prysk" --shell=/bin/sh "$@"
