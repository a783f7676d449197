/// Lines between `---` at the beginning of a text, which tell of the text.
enum FrontMatter {
  /// Where the text goes on behind it; nil if there is none.
  static func end(in source: Source) -> Int? {
    let first = OutlineLine(in: source.bytes, at: source.textStart)
    guard first.indentation.length == 0, isRule(first, in: source.bytes) else { return nil }
    var position = first.next
    while position < source.bytes.count {
      let line = OutlineLine(in: source.bytes, at: position)
      position = line.next
      let isEnd = isRule(line, in: source.bytes) || isDots(line, in: source.bytes)
      if line.indentation.length == 0, isEnd { return position }
    }
    return nil
  }

  private static func isRule(_ line: OutlineLine, in bytes: [UInt8]) -> Bool {
    bytes[line.label.range].elementsEqual("---".utf8)
  }

  private static func isDots(_ line: OutlineLine, in bytes: [UInt8]) -> Bool {
    bytes[line.label.range].elementsEqual("...".utf8)
  }
}
