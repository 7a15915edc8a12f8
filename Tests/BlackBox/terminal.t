Whatever ends a question, the terminal is as it was before:

  $ export TERM=xterm SWIFT_BACKTRACE=enable=no
  $ cat > choose.yaml <<'Y'
  > - list: [tea, coffee, water]
  > - choose-from-list: { prompt: What to drink? }
  > - write-file: { file: chosen, if-exists: replace }
  > Y
  $ desk see=water type='\x1b[B\r' -- shortcut run choose.yaml; cat chosen
  status 0 and the terminal is as before
  coffee (no-eol)
  $ desk see=water type='\x1b' -- shortcut run choose.yaml
  status 130 and the terminal is as before
  $ desk see=water type='\x03' -- shortcut run choose.yaml
  status 130 and the terminal is as before
  $ desk see=water signal=INT -- shortcut run choose.yaml
  status 130 and the terminal is as before
  $ desk see=water signal=TERM -- shortcut run choose.yaml
  status 143 and the terminal is as before
  $ desk see=water signal=HUP -- shortcut run choose.yaml
  status 129 and the terminal is as before
  $ desk see=water -- shortcut run choose.yaml --timeout 1s
  status 5 and the terminal is as before
  $ desk see=water signal=SEGV -- shortcut run choose.yaml
  status 139 and the terminal is as before
  $ desk see=water signal=ILL -- shortcut run choose.yaml
  status 132 and the terminal is as before
  $ desk see=water signal=TRAP -- shortcut run choose.yaml
  status 133 and the terminal is as before
  $ desk see=water signal=ABRT -- shortcut run choose.yaml
  status 134 and the terminal is as before
  $ desk see=water signal=QUIT -- shortcut run choose.yaml
  status 131 and the terminal is as before

Also when it goes away, which leaves nobody to answer:

  $ desk see=water hang-up -- shortcut run choose.yaml
  status 4

Also when a run that is being tidied up asks, and is told once more to stop:

  $ cat > tidy.yaml <<'Y'
  > - try:
  >     - show-alert: { message: working, cancel: false }
  >     - wait: 1 hour
  >   finally:
  >     - choose-from-list: { list: [tea, water], prompt: What to drink? }
  > Y
  $ desk see=working signal=INT see=water signal=INT -- shortcut run tidy.yaml
  status 130 and the terminal is as before

Also a step's own time, and questions for a line:

  $ printf -- '- try:\n    - ask-for-input: Name?\n      timeout: 500ms\n  catch:\n    - text: too late\n' > ask.yaml
  $ desk see=Name? see='too late' -- shortcut run ask.yaml
  status 0 and the terminal is as before
  $ echo '- ask-for-input: { prompt: How many?, type: number }' > number.yaml
  $ desk see='many?' type='two\r' see='found the text ‘two’' see='many?' type='\x15\x1b[200~42\n\x1b[201~\r' -- shortcut run number.yaml
  status 0 and the terminal is as before
  $ desk see='many?' type='4\x03' -- shortcut run number.yaml
  status 130 and the terminal is as before
  $ desk see='many?' signal=TERM -- shortcut run number.yaml
  status 143 and the terminal is as before
  $ desk see='many?' signal=BUS -- shortcut run number.yaml
  status 135 and the terminal is as before

Control-Z stops the run and gives the terminal back until it goes on:

  $ desk see=water type='\x1a' stopped go see=water type='wat\r' -- shortcut run choose.yaml; cat chosen
  stopped, the terminal is as before
  status 0 and the terminal is as before
  water (no-eol)
  $ desk see=water signal=TSTP stopped go see=water type='\x1b' -- shortcut run choose.yaml
  stopped, the terminal is as before
  status 130 and the terminal is as before
  $ desk see='many?' type='4\x1a' stopped go see='4' type='2\r' see=42 -- shortcut run number.yaml
  stopped, the terminal is as before
  status 0 and the terminal is as before

Every kind of question is asked in its way:

  $ printf '%s\n' '- choose-from-menu: How loud?' '  cases:' '    Loud: [text: LOUD]' '    As it is: [text: quiet]' > menu.yaml
  $ desk see='As it is' type='as' see='1 of 2' type='\r' see='How loud? As it is' see=quiet -- shortcut run menu.yaml
  status 0 and the terminal is as before
  $ printf '%s\n' '- list: [tea, coffee, water]' '- choose-from-list: { select-multiple: true }' > several.yaml
  $ desk see='0 marked' type=' \x1b[F ' see='2 marked' type='\r' see='tea, water' -- shortcut run several.yaml
  status 0 and the terminal is as before
  $ echo '- show-alert: Go on?' > alert.yaml
  $ desk see='Go on? (y/n)' type='what\r' see='please answer y or n' type='y\r' -- shortcut run alert.yaml
  status 0 and the terminal is as before
  $ mkdir folder; touch folder/letter.txt; echo '- ask-for-input: { prompt: File?, type: file }' > file.yaml
  $ desk see='File?' type='fo\t' see='folder/' type='\tt' see='folder/letter.txtt' type='\x7f\r' see=folder/letter.txt -- shortcut run file.yaml
  status 0 and the terminal is as before
  $ printf '%s\n' '- ask-for-input: { prompt: When?, type: date, default: 2026-12-24 }' '- text: ${previous.year}' > date.yaml
  $ desk see='When? [2026-12-24]' type='soon\r' see='found the text ‘soon’' see='When?' type='\r' see=2026 -- shortcut run date.yaml
  status 0 and the terminal is as before

A window changes its size, has no room, or cannot draw:

  $ desk see=water size=10x30 size=24x80 type='\x1b[B' type='\r' see='What to drink? coffee' -- shortcut run choose.yaml
  status 0 and the terminal is as before
  $ desk size=4x80 see='1. tea' see='Number:' type='3\r' -- shortcut run choose.yaml; cat chosen; echo
  status 0 and the terminal is as before
  water
  $ TERM=dumb desk see='1. tea' see='Number:' type='3\r' -- shortcut run choose.yaml
  status 0 and the terminal is as before
  $ TERM=dumb desk see='many?' type='4\r' -- shortcut run number.yaml
  status 0 and the terminal is as before

Standard input may be a pipe: questions are asked at the terminal.

  $ echo '- choose-from-list' > lines.yaml
  $ printf 'a\nb\n' | DESK_STREAMS=pipes desk see=b type='\x1b[B\r' -- shortcut run lines.yaml
  b
  status 0 and the terminal is as before
