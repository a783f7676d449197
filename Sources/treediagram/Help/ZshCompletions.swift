/// Completions for zsh.
enum ZshCompletions {
  static var script: String {
    let functions = Flag.all.compactMap(function)
    let specifications = Flag.all.map(specification) + ["'*:FILE:_files'"]
    return """
      #compdef treediagram
      # Completions of treediagram for zsh: made by 'treediagram --completions zsh'.

      \(functions.joined(separator: "\n\n"))

      _treediagram() {
        _arguments -S : \\
          \(specifications.joined(separator: " \\\n    "))
      }

      # As a file in fpath it is the body of the function; read otherwise, it tells who completes.
      if [[ $funcstack[1] == _treediagram ]]; then
        _treediagram "$@"
      else
        compdef _treediagram treediagram
      fi

      """
  }

  /// The function that completes a value that is one of a few words.
  private static func function(_ flag: Flag) -> String? {
    guard case .words(let choices)? = flag.completion, let value = flag.value else { return nil }
    let words = choices.map { choice in
      let word = choice.word.escaping(":")
      return (choice.summary.isEmpty ? word : "\(word):\(choice.summary)").inQuotes
    }
    return """
      \(functionName(flag))() {
        local -a words=(
          \(words.joined(separator: "\n    "))
        )
        _describe -t words '\(value.name)' words
      }
      """
  }

  private static func functionName(_ flag: Flag) -> String {
    "_treediagram_" + flag.name.dropFirst(2).split(separator: "-").joined(separator: "_")
  }

  /// An option as `_arguments` takes it.
  private static func specification(_ flag: Flag) -> String {
    let summary = "[\(flag.briefSummary.escaping("[]:"))]"
    let rest = (summary + value(flag)).inQuotes
    guard flag.names.count > 1 else {
      return "\(flag.isRepeatable ? "'*'" : "")\(form(flag.name, flag))\(rest)"
    }
    let exclusion = flag.isRepeatable ? "'*'" : "'(\(flag.names.joined(separator: " ")))'"
    return "\(exclusion){\(flag.names.map { form($0, flag) }.joined(separator: ","))}\(rest)"
  }

  /// A name, with the sign of how its value may follow.
  private static func form(_ name: String, _ flag: Flag) -> String {
    guard flag.value != nil, !flag.hasOptionalValue else { return name }
    return name + (name.hasPrefix("--") ? "=" : "+")
  }

  private static func value(_ flag: Flag) -> String {
    guard let completion = flag.completion, let value = flag.value else { return "" }
    let action =
      switch completion {
      case .words: functionName(flag)
      case .files: "_files"
      case .folders: "_files -/"
      case .nothing: " "
      }
    let colons = flag.hasOptionalValue ? "::" : ":"
    return "\(colons)\(value.name.escaping(":")):\(action)"
  }
}

extension String {
  /// The text with a backslash before some characters, and before backslashes.
  fileprivate func escaping(_ characters: String) -> String {
    reduce(into: "") { text, character in
      if character == "\\" || characters.contains(character) { text.append("\\") }
      text.append(character)
    }
  }

  /// The text as one word for a shell.
  fileprivate var inQuotes: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
