A disk that is full is told, with a status, at the first byte or at the last:

  $ printf -- '- text: ${input}\n' > same.yaml
  $ shortcut run same.yaml hello > /dev/full
  shortcut: could not write ‘standard output’: * (glob)
  [1]
  $ yes | head -c 1000000 | shortcut run same.yaml > /dev/full
  shortcut: could not write ‘standard output’: * (glob)
  [1]
  $ shortcut run same.yaml hello --json > /dev/full
  shortcut: could not write ‘standard output’: * (glob)
  [1]
  $ shortcut run same.yaml hello -o /dev/full
  shortcut: could not write ‘/dev/full’: * (glob)
  [1]
  $ shortcut actions > /dev/full
  shortcut: could not write ‘standard output’: * (glob)
  [1]
  $ shortcut help > /dev/full
  shortcut: could not write ‘standard output’: * (glob)
  [1]
  $ shortcut check same.yaml > /dev/full
  $ printf -- '- uppercas: hi\n' > wrong.yaml
  $ shortcut check wrong.yaml > /dev/full
  shortcut: could not write ‘standard output’: * (glob)
  [1]
  $ shortcut fmt --check - < wrong.yaml > /dev/full
  $ shortcut fmt - < wrong.yaml > /dev/full
  shortcut: could not write ‘standard output’: * (glob)
  [1]

The device is still a device:

  $ test -c /dev/full
