Text goes through to the byte, at every size at which a pipe is full:

  $ printf -- '- text: ${input}\n' > same.yaml
  $ for size in 1 65535 65536 65537 1048576 104857600; do
  >   yes 'a line, ümläuts and all' | head -c $((size - 1)) | iconv -c -f utf8 -t utf8 > before; echo >> before
  >   shortcut run same.yaml < before > after && cmp before after && echo $size
  > done
  1
  65535
  65536
  65537
  1048576
  104857600

Bytes that are no text go through as a file:

  $ printf -- '- set-name: out\n' > name.yaml
  $ for size in 65535 65536 65537 1048576 104857600; do
  >   head -c $size /dev/urandom > before; rm -f after
  >   shortcut run name.yaml -o after < before && cmp before after
  >   rm -f after; cat before | shortcut run name.yaml -i - -o after && cmp before after
  > done

A program in the middle gets and gives every byte:

  $ printf -- '- run-shell-script: cat\n' > cat.yaml
  $ for size in 65535 65536 65537 1048576 104857600; do
  >   yes 'a line of text' | head -c $((size - 2)) > before; echo . >> before
  >   shortcut run cat.yaml < before > after && cmp before after
  > done

A line break at the end is not doubled, and a missing one is added once:

  $ printf 'a' | shortcut run same.yaml | od -An -c
     a  \n
  $ printf 'a\n' | shortcut run same.yaml | od -An -c
     a  \n
  $ printf 'a\n\n' | shortcut run same.yaml | od -An -c
     a  \n  \n

Who reads only the beginning ends the run quietly:

  $ yes | head -c 10000000 > long; (shortcut run same.yaml < long; echo "status $?" >&2) | head -1
  y
  status 0
  $ (sleep 0.2; shortcut run same.yaml hello; echo "status $?" >&2) | true
  status 0

Closed streams are no reason to crash or to wait:

  $ shortcut run same.yaml hello <&-
  hello
  $ printf -- '- text: no input needed\n' > none.yaml; shortcut run none.yaml <&-
  no input needed
  $ shortcut run same.yaml < /dev/null
  
  $ shortcut run same.yaml hello >&-
  shortcut: could not write ‘standard output’: * (glob)
  [1]
  $ shortcut run same.yaml hello 2>&-
  hello
  $ shortcut run missing.yaml 2>&-
  [2]

A shortcut that needs no input leaves standard input to others:

  $ printf 'one\ntwo\n' | while read -r word; do shortcut run same.yaml "$word"; done
  one
  two
