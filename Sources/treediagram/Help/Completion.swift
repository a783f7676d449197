/// What the value of an option can be completed to.
enum Completion {
  case words([ChoiceDescription])
  case files
  case folders
  /// Something that only the user knows.
  case nothing
}

extension Flag {
  /// What its value can be completed to; nil if it has none.
  ///
  /// The name of the value says whether it is a file or a folder, as it does in the help.
  var completion: Completion? {
    guard let value else { return nil }
    if !value.choices.isEmpty, value.name != "TOPIC" { return .words(value.choices.map(\.typed)) }
    switch value.name {
    case "FILE": return .files
    case "FOLDER": return .folders
    case "TOPIC": return .words(HelpTopic.words.map { ChoiceDescription(word: $0, summary: "") })
    default: return .nothing
    }
  }

  /// The summary without its details.
  var briefSummary: String { String(summary.prefix { $0 != ";" && $0 != ":" }) }
}
