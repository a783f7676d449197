/// A word or a sign of Swift source; what stands in comments and string literals is none.
struct SwiftToken: Equatable {
  var text: String
  var line: Int
  /// How many braces are open around it.
  var depth: Int

  var isWord: Bool { text.utf8.first.map(SwiftScanner.startsWord) ?? false }
}

extension SwiftToken {
  /// Splits source into tokens; what is interpolated in a string counts as source.
  static func tokens(of source: String) -> [SwiftToken] {
    var scanner = SwiftScanner(source)
    return scanner.scan()
  }
}

/// Reads Swift source from its first byte to its last.
struct SwiftScanner {
  private enum Mode {
    case code(openParentheses: Int)
    case string(quotes: Int, hashes: Int)
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var depth = 0
  private var modes: [Mode] = [.code(openParentheses: 0)]
  private var tokens: [SwiftToken] = []

  init(_ source: String) {
    bytes = Array(source.utf8)
  }

  static func startsWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  static func continuesWord(_ byte: UInt8) -> Bool {
    startsWord(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  mutating func scan() -> [SwiftToken] {
    while index < bytes.count, let mode = modes.last {
      switch mode {
      case .code(let openParentheses): scanCode(openParentheses)
      case .string(let quotes, let hashes): scanString(quotes, hashes)
      }
    }
    return tokens
  }
}

extension SwiftScanner {
  private mutating func scanCode(_ openParentheses: Int) {
    let byte = bytes[index]
    if stands("//") {
      skipLine()
    } else if stands("/*") {
      skipComment()
    } else if let (quotes, hashes) = openingQuotes() {
      index += quotes + hashes
      modes.append(.string(quotes: quotes, hashes: hashes))
    } else if Self.continuesWord(byte) {
      scanWord()
    } else {
      count(byte, openParentheses)
      advance()
    }
  }

  /// Numbers are read like words, so that no part of one is taken for a word, and dropped.
  private mutating func scanWord() {
    let start = index
    while index < bytes.count, Self.continuesWord(bytes[index]) { index += 1 }
    guard Self.startsWord(bytes[start]) else { return }
    add(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  private mutating func count(_ sign: UInt8, _ openParentheses: Int) {
    switch sign {
    case UInt8(ascii: "("): modes[modes.count - 1] = .code(openParentheses: openParentheses + 1)
    case UInt8(ascii: ")") where openParentheses == 0 && modes.count > 1: modes.removeLast()
    case UInt8(ascii: ")"): modes[modes.count - 1] = .code(openParentheses: openParentheses - 1)
    case UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: "}"): depth -= 1
    case UInt8(ascii: "`"), 0...UInt8(ascii: " "): return
    default: break
    }
    add(String(decoding: [sign], as: UTF8.self))
  }

  private mutating func add(_ text: String) {
    tokens.append(SwiftToken(text: text, line: line, depth: depth))
  }
}

extension SwiftScanner {
  private mutating func scanString(_ quotes: Int, _ hashes: Int) {
    let escape = "\\" + String(repeating: "#", count: hashes)
    let end = String(repeating: "\"", count: quotes) + String(repeating: "#", count: hashes)
    if stands(end) {
      index += end.utf8.count
      modes.removeLast()
    } else if stands(escape + "(") {
      index += escape.utf8.count + 1
      modes.append(.code(openParentheses: 0))
    } else if stands(escape) {
      index += escape.utf8.count
      advance()
    } else {
      advance()
    }
  }

  /// How many quotation marks and number signs open a string here, if one begins.
  private func openingQuotes() -> (quotes: Int, hashes: Int)? {
    let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
    guard index + hashes < bytes.count, bytes[index + hashes] == UInt8(ascii: "\"") else {
      return nil
    }
    let opening = String(repeating: "#", count: hashes)
    if stands(opening + "\"\"\"") { return (3, hashes) }
    return (1, hashes)
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
  }

  private mutating func skipComment() {
    var open = 0
    repeat {
      let step = stands("/*") ? 1 : stands("*/") ? -1 : 0
      open += step
      if step != 0 { index += 1 }
      advance()
    } while open > 0 && index < bytes.count
  }

  private func stands(_ text: String) -> Bool {
    bytes[index...].starts(with: text.utf8)
  }

  private mutating func advance() {
    guard index < bytes.count else { return }
    if bytes[index] == UInt8(ascii: "\n") { line += 1 }
    index += 1
  }
}
