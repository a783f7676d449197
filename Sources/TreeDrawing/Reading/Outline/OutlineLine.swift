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
    var labelEnd = position
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: " ") { continue }
      if byte &- 0x20 >= 0x5F {
        if byte.endsLine { break }
        if byte == UInt8(ascii: "\t") { continue }
        spelling = .utf8
      }
      labelEnd = position
    }
    label = Lexeme(indentation.end..<labelEnd, spelling)
    next = position
  }
}
