/// Numbers before labels that are set right, as sums are, so that the spaces before them mean
/// nothing.
enum RightAlignedNumbers {
  /// Whether each line of a text begins with a number that ends in the same column, and a label
  /// follows it.
  static func areAll(of source: Source) -> Bool {
    var column: Int?
    var position = source.textStart
    while position < source.bytes.count {
      let line = OutlineLine(in: source.bytes, at: position)
      position = line.next
      let text = source.bytes[line.label.range]
      if text.isEmpty { continue }
      let number = text.prefix(while: \.isDigit)
      let end = number.endIndex - line.indentation.start
      guard !number.isEmpty, text[number.endIndex...].first?.isIndentation == true,
        column == nil || column == end
      else { return false }
      column = end
    }
    return column != nil
  }
}
