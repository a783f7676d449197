/// Lines between `---` at the beginning of a text, or between `+++`, which tell of the text.
enum FrontMatter {
  /// Whether a line begins front matter, and so does one like it end it.
  static func isRule(_ text: ArraySlice<UInt8>) -> Bool {
    text.elementsEqual("---".utf8) || text.elementsEqual("+++".utf8)
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
