/// Completions for bash, from version 3.2 on, which is that of macOS.
enum BashCompletions {
  static var script: String {
    (beginning + Flag.all.compactMap(branch) + [end]).joined(separator: "\n") + "\n"
  }

  private static let beginning = [
    """
    # Completions of treediagram for bash: made by 'treediagram --completions bash'.
    # shellcheck shell=bash disable=SC2207

    _treediagram_words() {
      local IFS=$' \\n'
      COMPREPLY=($(compgen -P "$prefix" -W "$1" -- "$word"))
    }

    # Files, or with -d folders; older versions of bash have no compopt.
    _treediagram_files() {
      local IFS=$'\\n'
      COMPREPLY=($(compgen -P "$prefix" "$1" -- "$word"))
      compopt -o filenames 2>/dev/null || true
    }

    _treediagram() {
      local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]} prefix='' index
      # '--name=value' is three words where '=' parts words, and else one.
      if [[ $word == '=' ]]; then
        word=''
      elif [[ $option == '=' ]] && ((COMP_CWORD > 1)); then
        option=${COMP_WORDS[COMP_CWORD - 2]}
      elif [[ $word == --*=* ]]; then
        option=${word%%=*} prefix=${word%%=*}= word=${word#*=}
      fi
      for ((index = 1; index < COMP_CWORD; index++)); do
        if [[ ${COMP_WORDS[index]} == -- ]]; then option=--; fi
      done
      COMPREPLY=()
      case $option in
        --) _treediagram_files -f; return ;;
    """
  ]

  /// What follows an option.
  private static func branch(_ flag: Flag) -> String? {
    guard let completion = flag.completion else { return nil }
    let names = flag.names.joined(separator: " | ")
    let words =
      switch completion {
      case .words(let choices):
        "_treediagram_words '\(choices.map(\.word).joined(separator: " "))'"
      case .files: "_treediagram_files -f"
      case .folders: "_treediagram_files -d"
      case .nothing: ":"
      }
    // Where a value may be left out, anything may follow.
    let isLast = !flag.hasOptionalValue
    let ending = isLast ? "return" : "if ((${#COMPREPLY[@]})); then return; fi"
    return "    \(names)) \(words); \(ending) ;;"
  }

  private static var end: String {
    """
      esac
      if [[ $word == -* ]]; then
        _treediagram_words '\(Flag.all.flatMap(\.names).joined(separator: " "))'
      else
        _treediagram_files -f
      fi
    }

    complete -F _treediagram treediagram
    """
  }
}
