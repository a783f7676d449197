/// A place in a text that is not quite JSON, and what is around it.
struct BrokenJSON {
  let bytes: [UInt8]
  let offset: Int

  /// The byte at the place; 0 at the end.
  var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// That byte alone.
  var here: Range<Int> { offset..<min(offset + 1, bytes.count) }

  /// Where the text ends, but for white space.
  var end: Int { bytes.endOfContent }

  /// Where what comes before the place ends.
  var endBefore: Int { (bytes[..<offset].lastIndex { !$0.isWhiteSpace } ?? -1) + 1 }

  var byteBefore: UInt8? { endBefore > 0 ? bytes[endBefore - 1] : nil }

  /// A word that begins at the place.
  func range(of word: String) -> Range<Int> {
    offset..<min(offset + word.utf8.count, bytes.count)
  }
}

extension BrokenJSON {
  /// What closes all brackets that are open at the end of the text.
  var closingBrackets: String {
    var open: [UInt8] = []
    var isInString = false
    var isEscaped = false
    for byte in bytes {
      if isEscaped {
        isEscaped = false
      } else if isInString {
        isEscaped = byte == UInt8(ascii: "\\")
        isInString = byte != UInt8(ascii: "\"")
      } else {
        take(byte, &open, &isInString)
      }
    }
    let closing = open.reversed().map { Unicode.Scalar(JSONSyntaxProblem.closing(of: $0)) }
    return String(String.UnicodeScalarView(closing))
  }

  private func take(_ byte: UInt8, _ open: inout [UInt8], _ isInString: inout Bool) {
    switch byte {
    case UInt8(ascii: "\""): isInString = true
    case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(byte)
    case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
    default: break
    }
  }

  /// The comment at the place: to the end of the line, or of the comment.
  var comment: Range<Int> {
    if byte == UInt8(ascii: "/"), bytes.dropFirst(offset + 1).first == UInt8(ascii: "*") {
      let rest = bytes[(offset + 2)...]
      let end = rest.indices.dropLast().first { rest[$0...].starts(with: "*/".utf8) }
      return offset..<(end.map { $0 + 2 } ?? bytes.count)
    }
    return offset..<(bytes[offset...].firstIndex { $0.endsLine } ?? bytes.count)
  }

  /// The zeros that a number may not begin with.
  var leadingZeros: Range<Int> {
    let start = byte == UInt8(ascii: "-") ? offset + 1 : offset
    let zeros = bytes[start...].prefix { $0 == UInt8(ascii: "0") }
    let isNumber = bytes.dropFirst(zeros.endIndex).first?.isDigit == true
    return start..<(isNumber ? zeros.endIndex : max(zeros.endIndex - 1, start))
  }

  /// Where the string ends that is not closed: with its line, but for what closes what it is in.
  var endOfString: Int {
    let line = bytes[offset...].prefix { !$0.endsLine }
    let rest = line.reversed().drop { ",]} \t".utf8.contains($0) }
    return max(offset + 1, line.startIndex + rest.count)
  }

  /// What closes that string; a backslash at its end is made a character.
  var closingQuote: String {
    let backslashes = bytes[..<endOfString].reversed().prefix { $0 == UInt8(ascii: "\\") }.count
    return backslashes.isMultiple(of: 2) ? "\"" : "\\\""
  }

  /// The place's quotes, and those that close them, as quotes of JSON.
  func requoted(_ quote: Unicode.Scalar) -> [TextEdit] {
    let closing: Unicode.Scalar = ["‘": "’", "“": "”"][quote] ?? quote
    let opening = offset..<(offset + String(quote).utf8.count)
    let mark = Array(String(closing).utf8)
    let line = bytes[opening.upperBound...].prefix { !$0.endsLine && $0 != UInt8(ascii: "\"") }
    guard let end = line.indices.first(where: { line[$0...].starts(with: mark) }) else {
      return []
    }
    return [.replace(opening, by: "\""), .replace(end..<(end + mark.count), by: "\"")]
  }
}
