A small disk of our own, for who may make one:

  $ mkdir small && mount -t tmpfs -o size=256k none small 2> /dev/null || exit 80
  $ head -c 1000000 /dev/zero | tr '\0' a > big; echo a > one; cp one two

Of a file for which there is no room nothing is left, and those that were there stay as they were:

  $ echo old > small/kept
  $ cat > replace.yaml <<'Y'
  > - write-file: { file: small/kept, if-exists: replace, content: "${input}" }
  > Y
  $ shortcut run replace.yaml < big
  replace.yaml:1:3: error: could not write ‘small/kept’: no space left on device
    1 | - write-file: { file: small/kept, if-exists: replace, content: "${input}" }
      |   ^~~~~~~~~~
  [1]
  $ printf -- '- text: ${input}\n' > same.yaml
  $ shortcut run same.yaml -o small/kept < big
  shortcut: could not write ‘small/kept’: no space left on device
  [1]
  $ ls -A small; cat small/kept
  kept
  old

Of several files, it is told how many were saved:

  $ printf -- '- save-files: small/out\n' > save.yaml
  $ shortcut run save.yaml one big two 2>&1 | head -1
  save.yaml:1:3: error: could not write ‘small/out/big’: no space left on device; 1 file of 3 had been saved before
  $ ls -A small/out
  one
  $ shortcut run save.yaml -i - < big 2>&1 | head -1
  save.yaml:1:3: error: could not write ‘small/out/stdin’: no space left on device
  $ ls -A small/out
  one

With room again, the same command goes on:

  $ (head -c 1000 big; echo) > less && mv less big
  $ shortcut run same.yaml -o small/kept < big && cmp small/kept big
  $ umount small
