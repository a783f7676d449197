/// A part of the bytes of a source, and what to write in its place.
struct TextEdit: Equatable {
  let range: Range<Int>
  let text: String
}

extension TextEdit {
  static func insert(_ text: String, at offset: Int) -> Self {
    TextEdit(range: offset..<offset, text: text)
  }

  static func remove(_ range: Range<Int>) -> Self { TextEdit(range: range, text: "") }

  static func replace(_ range: Range<Int>, by text: String) -> Self {
    TextEdit(range: range, text: text)
  }
}

/// A problem that a change to the text removes, so that it can be read further.
protocol FixableProblem: Problem {
  /// The change, in the order of the text; none if it takes somebody who knows what was meant.
  ///
  /// - Parameters:
  ///   - offset: where the problem is.
  ///   - bytes: those of the source.
  /// - Returns: edits that do not overlap.
  func fix(at offset: Int, in bytes: [UInt8]) -> [TextEdit]
}

/// A change to an input, as programs apply it.
package struct SourceEdit: Equatable, Sendable {
  package let start: SourcePosition
  package let end: SourcePosition
  /// What to write in place of what is between.
  package let text: String
}

extension Source {
  /// The change that removes a fault, if there is one.
  func fix(of fault: Fault) -> [SourceEdit] {
    guard let problem = fault.problem as? any FixableProblem, let offset = fault.offset,
      offset <= bytes.count
    else { return [] }
    return problem.fix(at: offset, in: bytes).map {
      SourceEdit(
        start: position(at: $0.range.lowerBound), end: position(at: $0.range.upperBound),
        text: $0.text)
    }
  }
}
