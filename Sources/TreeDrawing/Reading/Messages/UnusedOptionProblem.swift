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
    let options: [(name: String, isGiven: Bool, purpose: String, formats: [Format])] = [
      ("--duplicates", duplicates != .error, "tables and records", [.table, .json]),
      ("--label", labelKey != nil, "tables and JSON", [.table, .json]),
      ("--children", childrenKey != nil, "objects in JSON", [.json]),
      ("--separator", separator != nil, "paths", [.paths]),
      ("--lengths", showsLengths, "trees in Newick", [.newick]),
      ("--phrases", joinsWords, "trees in brackets", [.brackets]),
    ]
    return options.filter { $0.isGiven && !$0.formats.contains(format) }
      .map { UnusedOptionProblem(name: $0.name, purpose: $0.purpose, format: format) }
  }
}
