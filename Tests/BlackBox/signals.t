A run that is told to stop ends every program that it started, also those in the background, and tidies up:

  $ cat > long.yaml <<'Y'
  > - try:
  >     - run-shell-script: |
  >         sleep 300 &
  >         echo $! > background
  >         echo $$ > foreground
  >         touch started
  >         sleep 300
  >   finally:
  >     - write-file: { file: tidied, content: "tidied\n", if-exists: replace }
  > Y
  $ gone() { watch ended background foreground; cat tidied; rm -f background foreground started tidied; }
  $ watch signal INT started shortcut run long.yaml; gone
  status 130
  tidied
  $ watch signal TERM started shortcut run long.yaml; gone
  status 143
  tidied
  $ watch signal HUP started shortcut run long.yaml; gone
  status 129
  tidied
  $ shortcut run long.yaml --timeout 1s < /dev/null; gone
  shortcut: the run timed out after 1s
  tidied
  $ shortcut run long.yaml --timeout 300ms < /dev/null 2> /dev/null
  [5]
  $ gone
  tidied

Programs that do not want to end are ended:

  $ cat > deaf.yaml <<'Y'
  > - run-shell-script: |
  >     trap "" TERM INT HUP
  >     echo $$ > foreground; echo $$ > background
  >     touch started
  >     while :; do sleep 0.1; done
  > Y
  $ touch tidied; watch signal TERM started shortcut run deaf.yaml; gone
  status 143

Also those in the background, whose shell has ended long since:

  $ cat > deaf.yaml <<'Y'
  > - run-shell-script: |
  >     (trap "" TERM INT HUP; touch started; while :; do sleep 0.1; done) & echo $! > background
  >     echo $$ > foreground
  > Y
  $ touch tidied; watch signal TERM started shortcut run deaf.yaml; gone
  status 143

A step that takes too long fails, and can be caught:

  $ cat > step.yaml <<'Y'
  > - try:
  >     - run-shell-script: sleep 300 & echo $! > background; echo $$ > foreground; wait
  >       timeout: 500ms
  >   catch:
  >     - text: ${error.code} in line ${error.line}
  > Y
  $ shortcut run step.yaml < /dev/null; touch tidied; gone
  timed-out in line 2
  $ printf -- '- wait: 1 hour\n  timeout: 200ms\n' > wait.yaml; shortcut run wait.yaml
  wait.yaml:1:3: error: timed out after 200 milliseconds
    1 | - wait: 1 hour
      |   ^~~~
  [1]

What was being written is not there half:

  $ cat > slow.yaml <<'Y'
  > - save-files: { folder: out }
  > Y
  $ mkfifo pipe; (head -c 1000000 /dev/zero; touch started; sleep 5) > pipe & 
  $ cat > reading.sh <<'S'
  > exec shortcut run slow.yaml -i - < pipe
  > S
  $ watch signal TERM started sh reading.sh; ls -A out
  status 143
