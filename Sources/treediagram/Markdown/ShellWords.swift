/// The words of a text, split as a shell splits them: by white space, unless quotes or a backslash
/// make it part of a word.
struct ShellWords {
  private(set) var words: [Word] = []

  /// A word, and the offset where it begins.
  struct Word: Equatable {
    let text: OSString
    let offset: Int
  }

  private let bytes: [UInt8]
  private let end: Int
  private var position: Int

  /// Splits a text.
  ///
  /// - Parameters:
  ///   - range: where the text is.
  ///   - bytes: what it is in.
  /// - Throws: the first quote that is not closed, backslash with nothing behind it, or NUL byte.
  init(_ range: Range<Int>, of bytes: [UInt8]) throws(MarkdownWordFault) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
    if let null = bytes[range].firstIndex(of: 0) {
      throw MarkdownWordFault(problem: .nullByte, offset: null)
    }
    while let word = try next() { words.append(word) }
  }
}

extension ShellWords {
  private static let backslash = UInt8(ascii: "\\")
  private static let double = UInt8(ascii: "\"")

  private var byte: UInt8? { position < end ? bytes[position] : nil }

  private mutating func next() throws(MarkdownWordFault) -> Word? {
    while byte?.isBlank == true { position += 1 }
    guard byte != nil else { return nil }
    let start = position
    var text: [UInt8] = []
    while let byte, !byte.isBlank {
      switch byte {
      case UInt8(ascii: "'"), Self.double: try takeQuoted(byte, into: &text)
      case Self.backslash: try takeEscaped(into: &text)
      default:
        text.append(byte)
        position += 1
      }
    }
    return Word(text: OSString(text), offset: start)
  }

  /// Takes what is between quotes; between double ones, a backslash makes `"` and `\` mean nothing.
  private mutating func takeQuoted(_ quote: UInt8, into text: inout [UInt8])
    throws(MarkdownWordFault)
  {
    let start = position
    position += 1
    while let byte, byte != quote {
      let next = position + 1 < end ? bytes[position + 1] : 0
      let isEscape =
        quote == Self.double && byte == Self.backslash
        && (next == Self.double || next == Self.backslash)
      text.append(isEscape ? next : byte)
      position += isEscape ? 2 : 1
    }
    guard byte != nil else {
      throw MarkdownWordFault(problem: .unclosedQuote(quote), offset: start)
    }
    position += 1
  }

  private mutating func takeEscaped(into text: inout [UInt8]) throws(MarkdownWordFault) {
    guard position + 1 < end else {
      throw MarkdownWordFault(problem: .backslashAtEnd, offset: position)
    }
    text.append(bytes[position + 1])
    position += 2
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { " \t\n\r".utf8.contains(self) }
}
