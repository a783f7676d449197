/// A line of the input, or the part of it around one character, and where that character stands.
///
/// Long lines are cut, so that about 60 characters are left, and control characters are escaped:
///
///     …"name": "Kitchen", "name" "Hall", "name": "Bath…
///                                ^
package struct Excerpt: Equatable, Sendable {
  package let lineNumber: Int
  package let text: String
  /// How many terminal columns of the text come before the character.
  package let indent: Int

  /// The two lines of a message that show it.
  var lines: [String] {
    let number = String(lineNumber)
    let margin = String(repeating: " ", count: number.count)
    let caret = String(repeating: " ", count: indent) + "^"
    return [text.isEmpty ? "\(number) |" : "\(number) | \(text)", "\(margin) | \(caret)"]
  }
}

extension Excerpt {
  private static let width = 60
  /// What the part from the character on gets at least, if it needs it.
  private static let widthAfter = 24
  /// No 60 columns take more bytes than this, save for heaps of accents.
  private static let byteWindow = 400

  init(of source: Source, at offset: Int) {
    let line = source.line(at: offset)
    let before = Self.before(offset, in: line, of: source)
    let after = Self.after(offset, in: line, of: source)
    let needed = Self.columns(Self.fitting(after.scalars, width: Self.widthAfter))
    let left = Self.fitting(before.scalars.reversed(), width: Self.width - needed)
    let right = Self.fitting(after.scalars, width: Self.width - Self.columns(left))
    let start = before.isCut || left.count < before.scalars.count ? "…" : ""
    let end = after.isCut || right.count < after.scalars.count ? "…" : ""

    lineNumber = line.number
    text = start + (left.reversed() + right).map(\.escapedIfInvisible).joined() + end
    indent = start.count + Self.columns(left)
  }

  private static func before(
    _ offset: Int, in line: SourceLine, of source: Source
  ) -> (scalars: [Unicode.Scalar], isCut: Bool) {
    var start = max(line.range.lowerBound, offset - byteWindow)
    let isCut = start > line.range.lowerBound
    while isCut, start < offset, source.bytes[start].isContinuation { start += 1 }
    let text = String(decoding: source.bytes[start..<offset], as: UTF8.self)
    return (Array(text.unicodeScalars), isCut)
  }

  private static func after(
    _ offset: Int, in line: SourceLine, of source: Source
  ) -> (scalars: [Unicode.Scalar], isCut: Bool) {
    let end = max(offset, min(line.range.upperBound, offset + byteWindow))
    let text = String(decoding: source.bytes[offset..<end], as: UTF8.self)
    return (Array(text.unicodeScalars), end < line.range.upperBound)
  }

  /// As many of the first scalars as have room.
  private static func fitting(_ scalars: [Unicode.Scalar], width: Int) -> [Unicode.Scalar] {
    var columns = 0
    return Array(
      scalars.prefix { scalar in
        columns += scalar.columns
        return columns <= width
      })
  }

  private static func columns(_ scalars: [Unicode.Scalar]) -> Int {
    scalars.reduce(0) { $0 + $1.columns }
  }
}

extension Unicode.Scalar {
  /// How many columns a terminal takes for it, escaped if need be.
  fileprivate var columns: Int {
    if isWide { return 2 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: return escapedIfInvisible.unicodeScalars.count
    }
  }

  /// Whether it is one of the East Asian scripts or emoji, roughly: only carets depend on it.
  private var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
