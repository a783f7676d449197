/// A reader of the XML that the writer may write, and of no other: each thing that it does not
/// know is a problem.
struct XMLReader {
  private let bytes: [UInt8]
  private var position = 0
  private var open: [String] = []
  /// What was found, in the order of the document.
  private(set) var events: [Event] = []

  enum Event {
    case start(String, [String: String])
    case text(String)
    case end(String)
  }

  /// Why a document is no such XML.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw Fault(description: "the document is not UTF-8")
    }
    try readDeclaration()
    repeat { try readNext() } while !open.isEmpty
    skip { $0 == 0x0A }
    guard position == bytes.count else { throw fault("something follows the document") }
  }
}

extension XMLReader {
  private func fault(_ what: String) -> Fault {
    let part = bytes[max(0, position - 60)..<min(bytes.count, position + 60)]
    return Fault(
      description:
        "\(what) at \(position): \(String(decoding: part, as: UTF8.self).debugDescription)")
  }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func isAt(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private mutating func take(_ text: String) throws {
    guard isAt(text) else { throw fault("\(text.debugDescription) is missing") }
    position += text.utf8.count
  }

  private mutating func skip(_ isMember: (UInt8) -> Bool) {
    while let byte, isMember(byte) { position += 1 }
  }

  private mutating func readDeclaration() throws {
    guard isAt("<?") else { return }
    try take("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
  }

  private mutating func readNext() throws {
    if isAt("</") {
      try readEnd()
    } else if byte == UInt8(ascii: "<") {
      try readStart()
    } else if open.isEmpty {
      throw fault("there is text outside of the root")
    } else {
      events.append(.text(try readText(until: "<")))
    }
  }

  private mutating func readEnd() throws {
    try take("</")
    let name = try readName()
    try take(">")
    guard open.popLast() == name else { throw fault("the end of '\(name)' is in the wrong place") }
    events.append(.end(name))
  }

  private mutating func readStart() throws {
    try take("<")
    let name = try readName()
    var attributes: [String: String] = [:]
    while byte == UInt8(ascii: " ") {
      position += 1
      let key = try readName()
      try take("=\"")
      let value = try readText(until: "\"")
      try take("\"")
      guard attributes.updateValue(value, forKey: key) == nil else {
        throw fault("'\(key)' is there twice")
      }
    }
    events.append(.start(name, attributes))
    if isAt("/>") {
      position += 2
      events.append(.end(name))
    } else {
      try take(">")
      open.append(name)
    }
  }

  private mutating func readName() throws -> String {
    let start = position
    skip { byte in
      (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
        || [UInt8(ascii: "-"), UInt8(ascii: ":")].contains(byte)
    }
    guard position > start else { throw fault("a name is missing") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static let entities: [(name: String, character: UInt8)] = [
    ("&amp;", 0x26), ("&lt;", 0x3C), ("&gt;", 0x3E), ("&quot;", 0x22), ("&#39;", 0x27),
    ("&#9;", 0x09), ("&#10;", 0x0A), ("&#13;", 0x0D),
  ]

  private mutating func readText(until end: Unicode.Scalar) throws -> String {
    var text: [UInt8] = []
    while let byte, byte != UInt8(ascii: end) {
      if byte == UInt8(ascii: "&") {
        guard let entity = Self.entities.first(where: { isAt($0.name) }) else {
          throw fault("there is no such entity")
        }
        text.append(entity.character)
        position += entity.name.utf8.count
      } else {
        // In attributes, readers make spaces of these.
        let isSpoilt = end == "\"" && [0x09, 0x0A, 0x0D, 0x3C].contains(byte)
        guard !isSpoilt, byte != 0x0D else { throw fault("this character must be an entity") }
        text.append(byte)
        position += 1
      }
    }
    guard byte != nil else { throw fault("the document is cut") }
    let result = String(decoding: text, as: UTF8.self)
    guard result.unicodeScalars.allSatisfy(\.isInXML) else {
      throw fault("a character stands before here that XML does not have")
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 has the character.
  fileprivate var isInXML: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
