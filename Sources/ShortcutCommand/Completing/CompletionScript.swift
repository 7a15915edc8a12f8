/// The scripts that connect the completion of shells to `shortcut complete`, which knows what there is.
enum CompletionScript: String, CaseIterable {
  case bash, zsh, fish

  var text: String {
    switch self {
    case .bash: Self.forBash
    case .zsh: Self.forZsh
    case .fish: Self.forFish
    }
  }

  /// For bash from 3.2 (that of macOS), alone or with the package bash-completion.
  private static let forBash = #"""
    # Completion of shortcut for bash.
    _shortcut() {
      local line mode='' start='' before=''
      local -a bare=() files=()
      COMPREPLY=()
      while IFS= read -r line; do
        if [ -z "$mode" ]; then
          mode=${line%%$'\t'*} start=${line#*$'\t'}
          before=${start#*$'\t'} start=${start%%$'\t'*}
        else
          bare+=("${line%%$'\t'*}") COMPREPLY+=("${line#*$'\t'}")
        fi
      done < <(shortcut complete -- bash "${COMP_LINE:0:COMP_POINT}" "$COMP_WORDBREAKS" 2>/dev/null)
      if [ "$mode" = files ]; then
        while IFS= read -r line; do
          files+=("$before$line")
        done < <(compgen -f -- "$start")
        if [ "${#files[@]}" -gt 0 ]; then
          # Names of files are left to readline, which puts quotes and slashes.
          COMPREPLY=("${bare[@]}" "${files[@]}")
          compopt -o filenames 2>/dev/null
        else
          # What cannot be found here, as $HOME/x, readline looks for by itself.
          compopt -o bashdefault -o default 2>/dev/null
        fi
      elif [ "${#COMPREPLY[@]}" -gt 0 ] && [ "${COMPREPLY[0]: -1}" = = ]; then
        compopt -o nospace 2>/dev/null
      fi
      compopt -o nosort 2>/dev/null
      return 0
    }
    complete -F _shortcut shortcut

    """#

  private static let forZsh = #"""
    #compdef shortcut
    # Completion of shortcut for zsh.
    _shortcut() {
      local line
      local -a lines open openShown closed closedShown
      lines=("${(@f)$(shortcut complete -- words "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}")
      for line in "${(@)lines[2,-1]}"; do
        local value=${line%%$'\t'*} meaning=${line#*$'\t'}
        local shown=$value${meaning:+"  -- $meaning"}
        if [[ $value == *= ]]; then
          open+=("$value") openShown+=("$shown")
        else
          closed+=("$value") closedShown+=("$shown")
        fi
      done
      (( $#open )) && compadd -V answers -l -S '' -d openShown -a open
      (( $#closed )) && compadd -V words -l -d closedShown -a closed
      if [[ ${lines[1]} == files* ]]; then
        [[ $PREFIX == --*=* ]] && compset -P '*='
        _files
      fi
      (( compstate[nmatches] ))
    }
    if [[ $funcstack[1] == _shortcut ]]; then
      _shortcut "$@"
    else
      compdef _shortcut shortcut
    fi

    """#

  private static let forFish = #"""
    # Completion of shortcut for fish.
    function __shortcut_complete
        set -l words (commandline -opc)
        set -l token (commandline -ct)
        set -l current (string unescape -- $token)
        or set current (string trim -l -c '"\'' -- $token)
        set -q current[1]
        or set current ''
        set -l lines (shortcut complete -- words $words[2..] $current 2>/dev/null)
        for line in $lines[2..]
            echo $line
        end
        set -l mode (string split \t -- $lines[1])
        if test "$mode[1]" = files
            for path in (__fish_complete_path $mode[2])
                echo $mode[3]$path
            end
        end
    end
    complete -c shortcut -e
    complete -c shortcut -f -k -a '(__shortcut_complete)'

    """#
}
