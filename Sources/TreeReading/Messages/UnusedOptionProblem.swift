/// The problem of an option that means nothing in the format of a source.
struct UnusedOptionProblem: Problem {
  let name: String
  /// What has something that the option is about.
  let purpose: String
  let format: Format

  var wording: Wording {
    Wording(cause: "\(name) is for \(purpose), but this is read as \(format.title)")
  }
}

extension ReadingOptions {
  /// What to say of the options that mean nothing in a format.
  func unused(in format: Format) -> [UnusedOptionProblem] {
    let options: [(name: String, isGiven: Bool, purpose: String)] = [
      ("--duplicates", duplicates != .error, "tables and records"),
      ("--fields label", roles.label != nil, "tables and JSON"),
      ("--fields children", roles.children != nil, "objects in JSON"),
      ("--separator", separator != nil, "paths"),
      ("--lengths text", showsLengths, "trees in Newick"),
      ("--phrases", joinsWords, "trees in brackets"),
    ]
    return options.filter { $0.isGiven && !format.traits.options.contains($0.name) }
      .map { UnusedOptionProblem(name: $0.name, purpose: $0.purpose, format: format) }
  }
}
