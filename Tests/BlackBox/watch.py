#!/usr/bin/env python3
"""Runs a command and says what a shell cannot: how it takes a signal, and how much memory it had.

    watch signal TERM FILE COMMAND …   sends the signal when FILE is there; prints the exit status
    watch ended FILE …                 tells which of the processes whose numbers are in the files still run
    watch memory MIB COMMAND …         fails where the peak of resident memory is above this
"""
import os
import resource
import signal
import subprocess
import sys
import time


def watch_signal(name, file, *command):
    # A shell's background job would ignore SIGINT; this one takes signals as a command at a terminal does.
    process = subprocess.Popen(command, start_new_session=True, stdin=subprocess.DEVNULL)
    deadline = time.monotonic() + 20
    while not os.path.exists(file) and process.poll() is None:
        if time.monotonic() > deadline:
            process.kill()
            sys.exit(f"{file} did not come")
        time.sleep(0.01)
    process.send_signal(signal.Signals["SIG" + name])
    print("status", process.wait(timeout=20))


def watch_ended(*files):
    for file in files:
        with open(file) as numbers:
            number = numbers.read().strip()
        deadline = time.monotonic() + 5
        while is_running(number):
            if time.monotonic() > deadline:
                print(file, "is still running")
                break
            time.sleep(0.01)


def is_running(number):
    try:
        with open(f"/proc/{number}/stat") as status:
            # One that nobody has waited for yet (Z) has ended all the same.
            return status.read().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


def watch_memory(limit, *command):
    status = subprocess.run(command, stdin=sys.stdin).returncode
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024
    if peak > int(limit):
        print(f"{peak} MiB of memory, more than {limit}")
    sys.exit(status)


if __name__ == "__main__":
    {"signal": watch_signal, "ended": watch_ended, "memory": watch_memory}[sys.argv[1]](*sys.argv[2:])
