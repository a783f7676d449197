/// The beginning of a list item: a bullet, or a number with a point or a parenthesis.
struct MarkdownMarker {
  let offset: Int
  let length: Int
  let column: Int
  let isOrdered: Bool
  /// Whether it may end a paragraph: as in CommonMark, not every number.
  let canInterrupt: Bool
  /// The column where the item's text begins.
  let content: Int

  init?(in bytes: [UInt8], _ line: MarkdownLine) {
    guard let length = Self.length(bytes[line.text]) else { return nil }
    offset = line.text.lowerBound
    self.length = length
    column = line.column
    isOrdered = length > 1
    let end = offset + length
    var start = end
    while start < line.text.upperBound, bytes[start].isIndentation { start += 1 }
    let isEmpty = start == line.text.upperBound
    let number = bytes[offset..<(end - 1)].drop { $0 == UInt8(ascii: "0") }
    canInterrupt = !isEmpty && (!isOrdered || number.elementsEqual("1".utf8))
    let gap = MarkdownLine.column(after: end..<start, in: bytes, from: column + length)
    // What is indented further is code.
    content = isEmpty || gap - column - length > 4 ? column + length + 1 : gap
  }

  /// How long the marker is that a text begins with; nil if it begins with none.
  private static func length(_ text: ArraySlice<UInt8>) -> Int? {
    let digits = text.prefix(while: \.isDigit).count
    guard let sign = text.dropFirst(digits).first, digits < 10,
      !sign.isLetter, (digits == 0 ? "-+*" : ".)").utf8.contains(sign)
    else { return nil }
    guard text.dropFirst(digits + 1).first?.isIndentation ?? true else { return nil }
    return digits + 1
  }
}
