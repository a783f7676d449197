extension OSString: CustomStringConvertible {
  /// The text to show in messages: what could not be seen or would disturb a terminal is escaped.
  var description: String {
    var description = ""
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var position = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let encoded):
        description += Unicode.UTF8.decode(encoded).visible
        position += encoded.count
      case .error(let length):
        for byte in bytes[position..<position + length] {
          description += "\\x" + String(byte, radix: 16, uppercase: true)
        }
        position += length
      case .emptyInput:
        return description
      }
    }
  }

  /// The description in single quotes, cut to what a message has room for.
  var quoted: String {
    let description = description
    return "'" + (description.count > 60 ? description.prefix(59) + "…" : description) + "'"
  }
}

extension Unicode.Scalar {
  /// The character, or an escape for one that moves the cursor, ends the line or turns the text.
  fileprivate var visible: String {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: escaped(asASCII: true)
    default: properties.isBidiControl ? escaped(asASCII: true) : String(Character(self))
    }
  }
}
