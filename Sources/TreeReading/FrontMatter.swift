/// Lines between `---` at the beginning of a text, or between `+++`, which tell of the text.
enum FrontMatter {
  /// Whether a line begins front matter, and so does one like it end it.
  static func isRule(_ text: ArraySlice<UInt8>) -> Bool {
    text.elementsEqual("---".utf8) || text.elementsEqual("+++".utf8)
  }

  /// What a line such as `title: Plan` in it says, without quotes; nil if there is none.
  static func title(in source: Source) -> Lexeme? {
    guard let end = end(in: source) else { return nil }
    var position = source.textStart
    while position < end {
      let line = OutlineLine(in: source.bytes, at: position)
      position = line.next
      let text = source.bytes[line.label.range]
      guard line.indentation.length == 0, text.starts(with: "title:".utf8) else { continue }
      var value = text.dropFirst(6).drop(while: \.isIndentation)
      if value.count > 1, let quote = value.first, "\"'".utf8.contains(quote), value.last == quote {
        value = value.dropFirst().dropLast()
      }
      return Lexeme(value.startIndex..<value.endIndex, .utf8)
    }
    return nil
  }

  /// Where the text goes on behind it; nil if there is none.
  static func end(in source: Source) -> Int? {
    let first = OutlineLine(in: source.bytes, at: source.textStart)
    let rule = source.bytes[first.label.range]
    guard first.indentation.length == 0, isRule(rule) else { return nil }
    let isDashed = rule.first == UInt8(ascii: "-")
    var position = first.next
    while position < source.bytes.count {
      let line = OutlineLine(in: source.bytes, at: position)
      position = line.next
      let text = source.bytes[line.label.range]
      let isEnd = text.elementsEqual(rule) || isDashed && text.elementsEqual("...".utf8)
      if line.indentation.length == 0, isEnd { return position }
    }
    return nil
  }
}
