A shortcut can be a command, wherever it is called from:

  $ mkdir tools; printf '#!/usr/bin/env -S shortcut run\n- uppercase\n' > tools/shout.yaml; chmod +x tools/shout.yaml
  $ tools/shout.yaml hello
  HELLO
  $ (cd tools; echo hi | ./shout.yaml)
  HI
  $ (PATH="$PWD/tools:$PATH"; mkdir elsewhere; cd elsewhere; shout.yaml "two words" and more)
  TWO WORDS
  AND
  MORE

Running never changes the shortcut's file, whatever happens:

  $ printf -- '- uppercase\n- fail: sorry\n' > fails.yaml; sha256sum tools/shout.yaml fails.yaml > sums
  $ shortcut run fails.yaml hello 2> messages
  [1]
  $ grep sorry messages
  fails.yaml:2:3: error: sorry
    2 | - fail: sorry
  $ shortcut run tools/shout.yaml hello --dry-run --trace 2> messages; shortcut check tools/shout.yaml
  HELLO
  $ sha256sum --check --quiet sums; find . -name '*.yaml' -newer sums

Names of every kind go in and come out as they are:

  $ mkdir names; cd names; touch 'a b' "q'uote" "$(printf 'new\nline')" -- -rf '$(touch PWNED).txt' 'émoji 🎉' '*' '${1+1}'
  $ touch "$(printf 'bad\377')"; cd ..
  $ printf 'input: { type: file }\nactions:\n- text: nothing to see\n- stop: ${input}\n' > out.yaml
  $ find names -type f -print0 | sort -z > paths; shortcut run out.yaml -0 < paths | cmp - paths
  $ shortcut run out.yaml names/* | wc -l
  10
  $ shortcut run out.yaml -- names/-rf
  names/-rf

Files of these names are copied with their content:

  $ for name in names/*; do echo "$name" > "$name"; done
  $ printf 'input: { type: file }\nactions:\n- save-files: copies\n' > save.yaml
  $ find names -type f -print0 | shortcut run save.yaml -0 > paths; diff -r names copies; ls copies | wc -l
  10

They reach a program as they are, and nothing in them is run:

  $ cat > show.yaml <<'Y'
  > input: { type: file }
  > actions:
  >   - run-shell-script: { script: 'for name do test -f "$name" || echo "lost $name"; done; echo $#', pass-input: as-arguments }
  > Y
  $ find names -type f -print0 | shortcut run show.yaml -0 --json
  "9"
  $ find . -name PWNED

A gibibyte takes little memory, from a file and from a pipe:

  $ truncate -s 1G big
  $ printf -- '- save-files: out\n' > keep.yaml
  $ watch memory 64 shortcut run keep.yaml -i big > paths && cmp big out/big && rm out/big
  $ watch memory 64 shortcut run keep.yaml -i - < big > paths && cmp big out/stdin && rm out/stdin
  $ cat big | watch memory 64 shortcut run keep.yaml -i - > paths && cmp big out/stdin && rm out/stdin
