/// A thing that the help explains.
enum HelpTopic: Sendable {
  /// How to begin.
  case start
  /// All options.
  case all
  case group(FlagGroup)
  case option(Flag)
  case page(HelpPage)
}

extension HelpTopic {
  /// Takes the name of an option, with or without dashes, or that of a group or a page; options
  /// come first.
  init(parsing word: OSString) throws(ValueProblem) {
    let text = try String(parsing: word)
    if text == "all" {
      self = .all
    } else if let flag = Flag.all.first(where: { $0.isNamed(by: text) }) {
      self = .option(flag)
    } else if let group = FlagGroup.allCases.first(where: { $0.word == text.lowercased() }) {
      self = .group(group)
    } else if let page = HelpPage(rawValue: text) {
      self = .page(page)
    } else {
      throw .isNoTopic(text)
    }
  }

  /// All names that it can be called by, without dashes.
  static var words: [String] {
    let options = Flag.all.map { String($0.name.dropFirst(2)) }
    return ["all"] + FlagGroup.allCases.map(\.word) + HelpPage.allCases.map(\.rawValue) + options
  }
}

extension Flag {
  fileprivate func isNamed(by text: String) -> Bool {
    isCalled(text) || isCalled("--\(text)") || isCalled("-\(text)")
  }
}
