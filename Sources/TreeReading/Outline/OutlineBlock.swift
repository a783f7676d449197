/// The attributes at the end of a line of an outline: `{fill=gold note="since 1899"}`.
struct OutlineBlock {
  /// Where the opening brace is.
  let start: Int
  let pairs: [Pair]

  struct Pair {
    let key: Lexeme
    /// What the key stands for; nil if nothing has that name.
    let role: Role?
    let value: Lexeme
  }

  /// The meaning of a key in a block.
  enum Role: Equatable {
    /// The label, in place of the text before the block.
    case label
    case attribute(AttributeName)
  }
}

extension OutlineBlock {
  /// The label that it gives the node, if it gives one.
  var label: Lexeme? { pairs.first { $0.role == .label }?.value }

  /// All names that keys can have.
  static let names = ["label"] + AttributeName.allCases.map(\.rawValue)

  /// Finds the block that ends a line, in one that ends with a closing brace.
  ///
  /// The first opening brace counts from which on the line is a block to its end, so that values
  /// may hold braces. Of lines that are none, those are faults that were meant to be one: the first
  /// key is known, but what follows is broken, or unknown.
  ///
  /// - Returns: the block, or nil if the line is all text.
  /// - Complexity: O(*n*), where *n* is the length of the line: an attempt ends at the next brace
  ///   or quote, save for what stands between two quotes, which only one attempt passes over.
  static func ending(_ line: Range<Int>, of bytes: [UInt8]) throws(Fault) -> OutlineBlock? {
    let innerEnd = bytes[line].dropLast().lastIndex(of: UInt8(ascii: "}"))
    var fault: Fault?
    var position = line.lowerBound
    while let start = bytes[position..<line.upperBound].firstIndex(of: UInt8(ascii: "{")) {
      position = start + 1
      guard start == line.lowerBound || bytes[start - 1].isIndentation else { continue }
      var scanner = OutlineBlockScanner(bytes, at: start, end: line.upperBound)
      do {
        if let block = try scanner.block(innerEnd: innerEnd) { return block }
      } catch {
        fault = fault ?? error
      }
    }
    if let fault { throw fault }
    return nil
  }
}
