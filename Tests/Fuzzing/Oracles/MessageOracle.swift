@testable import TreeDrawing

/// What is wrong with messages: what they do to a terminal, their length, and where they point.
enum MessageOracle {
  /// The most characters of a message; what is quoted is cut.
  private static let mostCharacters = 4_000

  /// What a text does to a terminal.
  static func terminalProblems(_ text: String) -> [String] {
    let isHarmless = text.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isActedUpon }
    return isHarmless ? [] : ["terminals act upon a character of \(text.debugDescription)"]
  }

  /// What is wrong with a message.
  static func problems(_ text: String) -> [String] {
    var problems = terminalProblems(text)
    if text.unicodeScalars.count > mostCharacters {
      problems.append("a message has \(text.unicodeScalars.count) characters: \(text.prefix(200))")
    }
    return problems
  }

  static func problems(_ error: InputError, in source: Source) -> [String] {
    let places = TextPlaces(source.bytes)
    var problems = problems(error.description)
    if error.wording.cause.isEmpty { problems.append("an error has no cause") }
    for place in [error.position, error.end].compactMap(\.self) where !places.contain(place) {
      problems.append("an error is at \(place), outside of the input: \(error)")
    }
    for edit in error.fix where !places.contain(edit.start) || !places.contain(edit.end) {
      problems.append("a fix is outside of the input: \(edit)")
    }
    return problems
  }

  static func problems(_ remarks: [Remark], in source: Source) -> [String] {
    guard !remarks.isEmpty else { return [] }
    let places = TextPlaces(source.bytes)
    return remarks.flatMap { remark in
      let isOutside = remark.position.map { !places.contain($0) } ?? false
      let here = isOutside ? ["a remark is outside of the input: \(remark)"] : []
      return here + problems(remark.description)
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a control character, or turns the direction of writing, or ends a line.
  var isActedUpon: Bool {
    switch value {
    case 0x00..<0x20, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

/// The lines of a text, and how many characters each has.
private struct TextPlaces {
  private var widths: [Int] = []

  init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    while true {
      let line = rest.prefix { $0 != 0x0A && $0 != 0x0D }
      widths.append(String(decoding: line, as: UTF8.self).unicodeScalars.count)
      rest = rest.dropFirst(line.count)
      guard let end = rest.popFirst() else { return }
      if end == 0x0D, rest.first == 0x0A { rest.removeFirst() }
    }
  }

  /// Whether a place is in the text, or right behind one of its lines.
  func contain(_ place: SourcePosition) -> Bool {
    guard place.line >= 1, place.column >= 1, place.line <= widths.count else { return false }
    return place.column <= widths[place.line - 1] + 2
  }
}
