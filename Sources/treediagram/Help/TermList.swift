/// Terms with their explanations in a column beside them, on lines of 80 characters.
struct TermList {
  /// Where explanations begin.
  let indentation: Int

  private static let width = 80

  /// A term and its explanation.
  func lines(_ term: String, _ explanation: String) -> [String] {
    let margin = String(repeating: " ", count: indentation)
    let lines = Self.wrapped(explanation, to: Self.width - indentation).map { margin + $0 }
    guard term.count < indentation - 1, let first = lines.first else { return [term] + lines }
    return [term + first.dropFirst(term.count)] + lines.dropFirst()
  }

  /// The words that a value can be, in a column of their own.
  func lines(_ choices: [ChoiceDescription]) -> [String] {
    let margin = String(repeating: " ", count: indentation + 2)
    let longest = choices.map(\.word.count).max() ?? 0
    let list = TermList(indentation: indentation + 4 + longest)
    return choices.flatMap { list.lines(margin + $0.word, $0.summary) }
  }

  /// A text in lines.
  static func paragraph(_ text: String, indentation: Int = 0) -> String {
    let margin = String(repeating: " ", count: indentation)
    return wrapped(text, to: width - indentation).map { margin + $0 }.joined(separator: "\n")
  }

  private static func wrapped(_ text: String, to width: Int) -> [String] {
    text.split(separator: " ").reduce(into: []) { lines, word in
      if let line = lines.last, line.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }
}
