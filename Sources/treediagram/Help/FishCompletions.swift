/// Completions for fish.
enum FishCompletions {
  static var script: String {
    """
    # Completions of treediagram for fish: made by 'treediagram --completions fish'.
    \(Flag.all.flatMap(lines).joined(separator: "\n"))

    """
  }

  private static func lines(_ flag: Flag) -> [String] {
    let names = flag.names.map { name in
      name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
    }
    let option = "complete -c treediagram \(names.joined(separator: " "))"
    let summary = "-d \(flag.briefSummary.inQuotes)"
    guard let completion = flag.completion else { return ["\(option) -f \(summary)"] }
    let values = values(completion)
    guard flag.hasOptionalValue else { return ["\(option) \(values) \(summary)"] }
    // Fish has no options whose next word may be their value: it is offered as a word of its own.
    let condition = "__fish_prev_arg_in \(flag.names.joined(separator: " "))"
    return ["\(option) -f \(summary)", "complete -c treediagram -n '\(condition)' \(values)"]
  }

  private static func values(_ completion: Completion) -> String {
    switch completion {
    case .words(let choices):
      "-x -a \(choices.map(word).joined(separator: " ").inQuotes)"
    case .files: "-r -F"
    case .folders: "-x -a '(__fish_complete_directories)'"
    case .nothing: "-x"
    }
  }

  /// A word, and behind a tab what it stands for.
  private static func word(_ choice: ChoiceDescription) -> String {
    choice.summary.isEmpty ? choice.word : "\(choice.word)\\t\(choice.summary.inQuotes)"
  }
}

extension String {
  /// The text as one word for fish.
  fileprivate var inQuotes: String {
    let inner = reduce(into: "") { text, character in
      if character == "\\" || character == "'" { text.append("\\") }
      text.append(character)
    }
    return "'\(inner)'"
  }
}
