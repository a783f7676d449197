/// A JSON document while it is written.
package struct JSONText {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func add(_ text: String) {
    bytes += text.utf8
  }

  /// Adds a string literal.
  package mutating func add(quoting text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): add("\\\"")
      case UInt8(ascii: "\\"): add("\\\\")
      case 0x00..<0x20: add("\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSONText {
  /// Adds the member `attributes`, an object of what there is, colours and lists as texts; or
  /// `omitted` to a node that stands for others.
  package mutating func add(_ attributes: Attributes) {
    if let count = attributes.omittedCount { return add(",\"omitted\":\(count)") }
    let texts = attributes.texts
    guard !texts.isEmpty else { return }
    add(",\"attributes\":{")
    for (index, (name, text)) in texts.enumerated() {
      add(index == 0 ? "\"" : ",\"")
      add(name.rawValue)
      add("\":")
      add(quoting: text)
    }
    add("}")
  }
}
