/// The spaces and tabs that a line begins with.
struct Indentation: Equatable {
  let start: Int
  let length: Int

  var end: Int { start + length }
}

/// One line of an outline, taken apart.
struct OutlineLine {
  let indentation: Indentation
  /// What stands between indentation and trailing white space; empty if the line is blank.
  let label: Lexeme
  /// Where to read on: behind the LF or CR; between those of a CRLF there is one more blank line.
  let next: Int

  init(in bytes: [UInt8], at start: Int) {
    var position = start
    while position < bytes.count, bytes[position].isIndentation { position += 1 }
    indentation = Indentation(start: start, length: position - start)

    var spelling = Lexeme.Spelling.ascii
    while true {
      position = bytes.endOfPlainText(from: position, isASCII: spelling == .ascii)
      guard position < bytes.count, !bytes[position].endsLine else { break }
      if bytes[position] != UInt8(ascii: "\t") { spelling = .utf8 }
      position += 1
    }
    next = min(position + 1, bytes.count)
    while position > indentation.end, bytes[position - 1].isIndentation { position -= 1 }
    label = Lexeme(indentation.end..<position, spelling)
  }
}
