#!/usr/bin/env python3
"""Sits at a terminal of its own: starts a command there, presses keys when the screen says so, and tells how it ended.

    desk [STEP …] -- COMMAND …

A step is done once what it waits for has appeared, behind what was seen before:

    see=TEXT       waits for a text on the terminal
    type=KEYS      types; Python's escapes are understood (\\r, \\x1b[A)
    signal=NAME    sends a signal to the command
    stopped        waits until the command is stopped, and tells whether the terminal is as before
    go             lets the command go on in the foreground
    size=RxC       gives the window a size
    hang-up        takes the terminal away

The command's streams are the terminal, or with DESK_STREAMS=pipes those of the desk.

Prints the exit status, and whether the terminal's modes are those of before (`stty -g`).
"""
import ast
import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time

PATIENCE = 20


class Desk:
    def __init__(self, command):
        master, self.terminal = pty.openpty()
        self.master = master
        self.resize("24x80")
        self.before = self.modes()
        self.everything = b""
        self.seen = 0
        self.pid = os.fork()
        if self.pid == 0:
            self.become(command)

    def become(self, command):
        # A session whose leader waits, so that the command is a job in it that can be stopped, as below a shell.
        os.setsid()
        fcntl.ioctl(self.terminal, termios.TIOCSCTTY, 0)
        job = os.fork()
        if job == 0:
            os.setpgid(0, 0)
            while os.tcgetpgrp(self.terminal) != os.getpgid(0):
                time.sleep(0.005)
            for number in (0, 1, 2) if os.environ.get("DESK_STREAMS") != "pipes" else ():
                os.dup2(self.terminal, number)
            os.execvp(command[0], command)
        signal.signal(signal.SIGTTOU, signal.SIG_IGN)
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
        signal.signal(signal.SIGCONT, lambda *_: self.foreground(job))
        try:
            os.setpgid(job, job)
        except PermissionError:
            pass
        os.tcsetpgrp(self.terminal, job)
        with open(self.note("job"), "w") as note:
            note.write(str(job))
        os.close(self.master)
        while True:
            _, status = os.waitpid(job, os.WUNTRACED)
            if os.WIFSTOPPED(status):
                os.tcsetpgrp(self.terminal, os.getpgid(0))
                open(self.note("stopped"), "w").close()
                continue
            os._exit(os.WEXITSTATUS(status) if os.WIFEXITED(status) else 128 + os.WTERMSIG(status))

    def foreground(self, job):
        try:
            os.tcsetpgrp(self.terminal, job)
        except OSError:
            return  # the terminal is gone
        os.killpg(job, signal.SIGCONT)

    def note(self, name):
        return f"{os.environ.get('TMPDIR', '/tmp')}/desk-{os.getppid() if self.pid == 0 else os.getpid()}-{name}"

    @property
    def job(self):
        self.wait_for(lambda: os.path.exists(self.note("job")) and os.path.getsize(self.note("job")) > 0, "the job")
        with open(self.note("job")) as note:
            return int(note.read())

    def modes(self):
        return termios.tcgetattr(self.terminal)

    def resize(self, size):
        rows, columns = map(int, size.split("x"))
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def read(self):
        ready, _, _ = select.select([self.master], [], [], 0.02)
        if not ready:
            return
        try:
            piece = os.read(self.master, 65536)
        except OSError:
            return
        self.everything += piece

    def wait_for(self, condition, what):
        deadline = time.monotonic() + PATIENCE
        while not condition():
            if time.monotonic() > deadline:
                sys.exit(f"{what} did not come; the terminal has {self.everything!r}")
            self.read()

    def plain(self):
        # Colours and movements are not what is looked for.
        return re.sub(rb"\x1b\[[0-9;?]*[A-Za-z]", b"", self.everything)

    def see(self, text):
        wanted = text.encode()
        self.wait_for(lambda: self.plain().find(wanted, self.seen) >= 0, repr(text))
        self.seen = self.plain().find(wanted, self.seen) + len(wanted)

    def step(self, step):
        name, _, value = step.partition("=")
        if name == "see":
            self.see(value)
        elif name == "type":
            keys = ast.literal_eval('"' + value.replace('"', '\\"') + '"')
            os.write(self.master, keys.encode())
        elif name == "signal":
            os.kill(self.job, signal.Signals["SIG" + value])
        elif name == "stopped":
            self.wait_for(lambda: os.path.exists(self.note("stopped")), "the stop")
            os.remove(self.note("stopped"))
            self.seen = len(self.plain())
            print("stopped, the terminal is", self.verdict())
        elif name == "go":
            os.kill(self.pid, signal.SIGCONT)
        elif name == "size":
            self.resize(value)
        elif name == "hang-up":
            os.close(self.terminal)
            os.close(self.master)
            self.master = None
        else:
            sys.exit(f"there is no step {step!r}")

    def verdict(self):
        return "as before" if self.modes() == self.before else "CHANGED"

    def end(self):
        deadline = time.monotonic() + PATIENCE
        while True:
            ended, status = os.waitpid(self.pid, os.WNOHANG)
            if ended:
                break
            if time.monotonic() > deadline:
                os.kill(self.job, signal.SIGKILL)
                sys.exit("the command does not end")
            if self.master is not None:
                self.read()
            else:
                time.sleep(0.02)
        os.remove(self.note("job"))
        code = os.waitstatus_to_exitcode(status)
        if self.master is None:
            print("status", code)
            return
        self.read()
        announced = self.everything.rfind(b"\x1b[?2004h") > self.everything.rfind(b"\x1b[?2004l")
        print("status", code, "and the terminal is", "still told of pastes" if announced else self.verdict())


if __name__ == "__main__":
    place = sys.argv.index("--")
    desk = Desk(sys.argv[place + 1:])
    for step in sys.argv[1:place]:
        desk.step(step)
    desk.end()
