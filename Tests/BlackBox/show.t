What is longer than the terminal is read in the pager, and the terminal is as before afterwards:

  $ export TERM=xterm SWIFT_BACKTRACE=enable=no
  $ seq -f 'line %g' 100 > lines; printf 'input: { type: text }\nactions:\n- text: ${input}\n- show-result\n' > out.yaml
  $ printf -- '- read-file: lines\n' > read.yaml
  $ printf '#!/bin/sh\necho paged "$LESS" >> paged\nexec cat\n' > pager; chmod +x pager
  $ PAGER="$PWD/pager" desk see='line 1' see='line 100' -- shortcut run read.yaml; cat paged; rm paged
  status 0 and the terminal is as before
  paged FRX
  $ PAGER="less -R" LESS=M desk see='line 1' see='line 23' type='G' see='line 100' type='q' -- shortcut run read.yaml
  status 0 and the terminal is as before
  $ unset PAGER; desk see='line 23' type=' ' see='line 24' type='q' -- shortcut run read.yaml
  status 0 and the terminal is as before

Control-C is for the pager; a signal that ends the run ends the pager, too:

  $ export PAGER="less -R"
  $ desk see='line 23' type='\x03' see="$(printf '\a')" type=' ' see='line 23' type='q' -- shortcut run read.yaml
  status 0 and the terminal is as before
  $ desk see='line 23' signal=TERM -- shortcut run read.yaml
  status 143 and the terminal is as before

  $ PAGER="LESS=M less -R" desk see='line 23' type='q' -- shortcut run read.yaml
  status 0 and the terminal is as before

A pager that quits early is no error, and one that is not there leaves the text:

  $ PAGER='head -1' desk see='line 1' -- shortcut run read.yaml
  status 0 and the terminal is as before
  $ PAGER=no-such-pager desk see='line 100' -- shortcut run read.yaml
  status 0 and the terminal is as before
  $ PAGER= desk see='line 100' -- shortcut run read.yaml
  status 0 and the terminal is as before

Nobody is kept waiting by what fits, by a pipe, by a terminal that cannot be paged, or who never wants to be asked:

  $ export PAGER="$PWD/pager"
  $ printf -- '- text: short\n' > short.yaml; desk see=short -- shortcut run short.yaml
  status 0 and the terminal is as before
  $ DESK_STREAMS=pipes desk -- shortcut run read.yaml | tail -2
  line 100
  status 0 and the terminal is as before
  $ desk see='100' -- sh -c 'shortcut run read.yaml | wc -l'
  status 0 and the terminal is as before
  $ TERM=dumb desk see='line 100' -- shortcut run read.yaml
  status 0 and the terminal is as before
  $ desk see='line 100' -- shortcut run read.yaml --no-input
  status 0 and the terminal is as before
  $ desk size=120x80 see='line 100' -- sh -c 'sleep 0.3; shortcut run read.yaml'
  status 0 and the terminal is as before
  $ ls paged
  ls: cannot access 'paged': No such file or directory
  [2]

In the middle of a run, too, things are shown, and what flows goes on:

  $ printf -- '- get-files: lines\n- quick-look\n- show-alert: { message: Seen, cancel: false }\n- get-name\n' > look.yaml
  $ desk see='line 100' see='│ Alert' see='│ Seen' see='lines' -- shortcut run look.yaml; cat paged
  status 0 and the terminal is as before
  paged FRX
  $ shortcut run look.yaml
  lines: file, 792 bytes
  Alert: Seen
  lines
  $ printf -- '- list: [{ name: Tea, price: 3 }, { name: Juice, price: 12 }]\n' > table.yaml
  $ desk see='name   price' see='Juice     12' -- shortcut run table.yaml
  status 0 and the terminal is as before
  $ printf -- '- text: "a\\e[2Jb"\n' > control.yaml; desk see='a\u{1B}[2Jb' -- shortcut run control.yaml
  status 0 and the terminal is as before

An alert is answered by its buttons, too:

  $ printf -- '- show-alert: Go on?\n- text: went on\n' > alert.yaml
  $ desk see='Go on? (y/n)' type='OK\r' see='went on' -- shortcut run alert.yaml
  status 0 and the terminal is as before
  $ desk see='Go on? (y/n)' type='cancel\r' -- shortcut run alert.yaml
  status 130 and the terminal is as before
