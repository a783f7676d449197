internal import TreeDrawing

/// A value that is written as one of a few words.
protocol Choice: RawRepresentable<String>, CaseIterable, Sendable {
  /// What the word stands for, for the help.
  var summary: String { get }
}

/// A word and what it stands for.
struct ChoiceDescription: Equatable {
  /// As the help writes it: `solid`, `id=WORD` or `pair[=SITE]`.
  let word: String
  let summary: String
}

extension ChoiceDescription {
  /// The word as far as it is always the same: `solid`, `id=` or `pair`.
  var typed: ChoiceDescription {
    let end = word.firstIndex { $0 == "[" || $0 == "=" } ?? word.endIndex
    let isOpen = end < word.endIndex && word[end] == "="
    return ChoiceDescription(word: word[..<end] + (isOpen ? "=" : ""), summary: summary)
  }
}

extension Choice {
  static var descriptions: [ChoiceDescription] {
    allCases.map { ChoiceDescription(word: $0.rawValue, summary: $0.summary) }
  }

  init(parsing word: OSString) throws(ValueProblem) {
    guard let value = word.text.flatMap(Self.init(rawValue:)) else {
      throw .isNoneOf(Self.allCases.map(\.rawValue))
    }
    self = value
  }
}

extension Format: Choice {
  var summary: String { words.summary }
}

extension Duplicates: Choice {
  var summary: String {
    switch self {
    case .error: "an error"
    case .first: "left out, with a warning"
    case .repeat: "the node once more, with (*) for what is below it"
    }
  }
}

extension SiblingOrder: Choice {
  var summary: String {
    switch self {
    case .none: "as in the input"
    case .label: "by label, in the order of code points"
    case .size: "by size as du says it, else by number of nodes, the largest first"
    }
  }
}
