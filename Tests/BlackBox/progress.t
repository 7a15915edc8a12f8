Progress is there while something takes its time, and in nobody's way:

  $ export TERM=xterm SWIFT_BACKTRACE=enable=no
  $ cat > slow.yaml <<'Y'
  > - repeat: 3
  >   do:
  >     - wait: 1 hour
  > Y
  $ desk see='1 s  slow.yaml:3  wait, 1 of 3' see='2 s  slow.yaml' signal=INT -- shortcut run slow.yaml
  status 130 and the terminal is as before
  $ desk see='wait, 1 of 3' signal=TERM -- shortcut run slow.yaml
  status 143 and the terminal is as before
  $ printf -- '- try:\n    - wait: 1500ms\n    - fail: no luck\n  catch:\n    - ask-for-input: "Name?"\n' > ask.yaml
  $ desk see='ask.yaml:2  wait' see='Name?' type='Ada\r' see=Ada -- shortcut run ask.yaml
  status 0 and the terminal is as before

Also for shortcuts that are called, and of rounds beside one another it counts those that are done:

  $ printf -- '- run-shortcut: slow.yaml\n' > outer.yaml
  $ desk see='s  slow.yaml:3  wait, 1 of 3' signal=INT -- shortcut run outer.yaml
  status 130 and the terminal is as before
  $ printf -- '- repeat-with-each: [1 ms, 1 hour, 1 ms]\n  parallel: 2\n  do:\n    - wait: ${item}\n' > beside.yaml
  $ desk see='s  beside.yaml:1  repeat-with-each, 2 of 3' signal=INT -- shortcut run beside.yaml
  status 130 and the terminal is as before

There is none in a file or a pipe, on a terminal that cannot draw in place, or with -q:

  $ printf -- '- run-shell-script: sleep 1.5; echo end\n' > short.yaml
  $ shortcut run short.yaml 2> messages; cat messages
  end
  $ desk -- sh -c 'shortcut run short.yaml 2>&1 >/dev/null | cat > messages'; cat messages
  status 0 and the terminal is as before
  $ cat > seen.py <<'P'
  > import os, pty, sys
  > pieces = []
  > def keep(number):
  >     pieces.append(os.read(number, 4096))
  >     return b""
  > pty.spawn(sys.argv[1:], keep)
  > print(b"".join(pieces).count(b"run-shell-script"))
  > P
  $ python3 seen.py shortcut run short.yaml -q < /dev/null
  0
  $ TERM=dumb python3 seen.py shortcut run short.yaml < /dev/null
  0
