internal import TreeDrawing

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
        description += Unicode.UTF8.decode(encoded).escapedIfInvisible
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

  /// The text, or the description if there is none.
  var readable: String { text ?? description }

  /// The description, cut to what a message has room for.
  var excerpt: String {
    let description = OSString(bytes.prefix(400)).description
    return description.count > 60 ? description.prefix(59) + "…" : description
  }

  /// The description of a path, cut if it is longer than systems allow; no file has it then.
  var nameInMessages: String { bytes.count > 4096 ? excerpt : description }

  /// The excerpt in single quotes.
  var quoted: String { "'\(excerpt)'" }
}
