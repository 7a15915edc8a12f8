"""Runs mutated shortcut files and looks at how the command takes them.

Every file must end with status 0, 1, 3 or 4 within five seconds, without a crash, and without a file written outside
of the folder it runs in. The seeds are the shortcuts of `workflows/`. As root the command runs as a user who may write
nowhere else, and what that user owns elsewhere is looked for at the end; else shell scripts are left out of the seeds.
"""

import os
import pathlib
import random
import shutil
import signal
import subprocess
import sys
import tempfile

GOOD_STATUSES = {0, 1, 3, 4}
SECONDS = 5
# An id that no system gives to anybody, so that what it owns is surely ours.
USER = 54321

TOKENS = [
    "${", "}", "$${", "${previous}", "${item}", "${input", "[", "]", "{", "}", ": ", " #", "- ", "|\n", ">\n", "&a ",
    "*a", "<<: *a", "!!int ", "'", '"', "\\", "\t", "\0", "\ufeff", "é", "e\u0301", "👨\u200d👩\u200d👧", "\u202e", "%", "@", "`",
    "if", "then:", "else:", "do:", "repeat: 3", "while: false", "try:", "catch:", "finally:", "as: x", "when: x", "stop",
    "fail: no", "uppercase", "text: x", "list: [1, 2]", "filter: item > 1", "map: item", "sort", "99999999999999999999",
    "1e999", "-0", "0x", ".", "..", "/", "~", "null", "true", "no", "2026-02-30", "not", "and", "or", "==", "<", "??",
    "is between 1 and", "| uppercase", "[1..2]", "[-1]", "now + 3 days", "(" * 50, "[" * 250, "\n", "\r\n", "\r",
]


def mutate(text: str, seeds: list[str], chance: random.Random) -> bytes:
    """Changes a text in one to six ways."""
    for _ in range(chance.randint(1, 6)):
        lines = text.split("\n")
        place = chance.randrange(len(text) + 1)
        kind = chance.randrange(9)
        if kind == 0:
            text = text[:place] + chance.choice(TOKENS) + text[place:]
        elif kind == 1:
            text = text[:place] + text[place + chance.randint(1, 8):]
        elif kind == 2:
            text = text[:place]
        elif kind == 3:
            lines.insert(chance.randrange(len(lines) + 1), chance.choice(lines))
            text = "\n".join(lines)
        elif kind == 4:
            lines.pop(chance.randrange(len(lines)))
            text = "\n".join(lines)
        elif kind == 5:
            line = chance.randrange(len(lines))
            lines[line] = " " * chance.randrange(8) + lines[line].lstrip()
            text = "\n".join(lines)
        elif kind == 6:
            first, second = chance.randrange(len(lines)), chance.randrange(len(lines))
            lines[first], lines[second] = lines[second], lines[first]
            text = "\n".join(lines)
        elif kind == 7:
            other = chance.choice(seeds).split("\n")
            start = chance.randrange(len(other))
            lines[chance.randrange(len(lines) + 1):] = other[start:start + chance.randint(1, 6)]
            text = "\n".join(lines)
        else:
            words = text.split(" ")
            words[chance.randrange(len(words))] = chance.choice(TOKENS)
            text = " ".join(words)
    data = bytearray(text.encode("utf-8", "surrogatepass"))
    if data and chance.random() < 0.1:
        data[chance.randrange(len(data))] = chance.randrange(256)
    return bytes(data)


def run(command: list[str], folder: pathlib.Path, as_user: bool) -> str | None:
    """Runs the command; what is wrong with how it ended, if anything."""
    environment = {"HOME": str(folder), "PATH": "/usr/bin:/bin", "TMPDIR": str(folder), "LANG": "C.UTF-8"}
    user = {"user": USER, "group": USER, "extra_groups": []} if as_user else {}
    process = subprocess.Popen(
        command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE, start_new_session=True, **user)
    try:
        errors = process.communicate(timeout=SECONDS)[1]
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        return f"it ran for more than {SECONDS} seconds"
    if process.returncode not in GOOD_STATUSES:
        return f"status {process.returncode}: {errors.decode('utf-8', 'replace')[-2000:]}"
    return None


def strays(base: pathlib.Path) -> list[str]:
    """Files of the user that are not below the folder."""
    found = subprocess.run(
        ["find", "/", "-xdev", "-uid", str(USER), "-not", "-path", f"{base}/*", "-not", "-path", "/proc/*"],
        capture_output=True, text=True, check=False)
    return found.stdout.splitlines()


def main() -> int:
    binary, count, seed = os.path.abspath(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    chance = random.Random(seed)
    as_user = os.geteuid() == 0
    texts = [path.read_text() for path in sorted(pathlib.Path("workflows").rglob("*.yaml"))]
    if not as_user:
        texts = [text for text in texts if "run-shell-script" not in text]
    if not texts:
        print("there are no shortcuts in workflows/", file=sys.stderr)
        return 2
    base = pathlib.Path(tempfile.mkdtemp(prefix="shortcut-fuzz-"))
    base.chmod(0o755)
    own = shutil.copy(binary, base / "shortcut")
    failures = 0
    for number in range(count):
        folder = base / str(number)
        folder.mkdir()
        case = folder / "case.yaml"
        case.write_bytes(mutate(chance.choice(texts), texts, chance))
        (folder / "photo 1.jpg").write_bytes(b"\xff\xd8\xff\xd9")
        if as_user:
            os.chown(folder, USER, USER)
        words = chance.choice([[], ["hello"], ["photo 1.jpg"], ["--yes", "a", "b"], ["--json"]])
        problem = run([str(own), "run", "case.yaml", "--no-input", *words], folder, as_user)
        if problem:
            failures += 1
            kept = pathlib.Path(tempfile.gettempdir()) / f"shortcut-fuzz-{seed}-{number}.yaml"
            shutil.copy(case, kept)
            print(f"{kept} with {words}: {problem}", flush=True)
        shutil.rmtree(folder)
    if as_user and (stray := strays(base)):
        failures += len(stray)
        print("written outside of the folder:", *stray, sep="\n")
    shutil.rmtree(base)
    print(f"seed {seed}: {count - failures} passed, {failures} failed")
    return 1 if failures else 0


sys.exit(main())
