/// A strict reader of JSON, which makes nothing of it.
struct JSONOracle {
  private let bytes: [UInt8]
  private var position = 0

  /// What is wrong with a JSON text; nothing, if it is one.
  static func problems(_ text: String) -> [String] {
    var oracle = JSONOracle(bytes: Array(text.utf8))
    if oracle.readAll() { return [] }
    return ["this is no JSON at \(oracle.position): \(text.prefix(4_000).debugDescription)"]
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }
}

extension JSONOracle {
  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { position += 1 }
  }

  private mutating func take(_ text: String) -> Bool {
    guard bytes[position...].starts(with: text.utf8) else { return false }
    position += text.utf8.count
    return true
  }

  private mutating func readAll() -> Bool {
    guard readValue() else { return false }
    skipSpace()
    return position == bytes.count
  }

  private mutating func readValue() -> Bool {
    skipSpace()
    if take("{") { return readList(until: "}", keys: true) }
    if take("[") { return readList(until: "]", keys: false) }
    if byte == UInt8(ascii: "\"") { return readString() }
    return take("null") || take("true") || take("false") || readNumber()
  }

  private mutating func readList(until end: String, keys: Bool) -> Bool {
    skipSpace()
    if take(end) { return true }
    repeat {
      if keys {
        skipSpace()
        guard readString() else { return false }
        skipSpace()
        guard take(":") else { return false }
      }
      guard readValue() else { return false }
      skipSpace()
    } while take(",")
    return take(end)
  }

  private mutating func readString() -> Bool {
    guard take("\"") else { return false }
    while let byte, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { return false }
      position += 1
      guard byte == UInt8(ascii: "\\") else { continue }
      guard let sign = self.byte else { return false }
      position += 1
      if sign == UInt8(ascii: "u") {
        let digits = bytes[position...].prefix(4)
        guard digits.count == 4, digits.allSatisfy(\.isHexadecimal) else { return false }
        position += 4
      } else if !"\"\\/bfnrt".utf8.contains(sign) {
        return false
      }
    }
    return take("\"")
  }

  private mutating func readNumber() -> Bool {
    _ = take("-")
    let start = position
    skipDigits()
    guard position > start, bytes[start] != 0x30 || position == start + 1 else { return false }
    if take(".") {
      let fraction = position
      skipDigits()
      guard position > fraction else { return false }
    }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      let exponent = position
      skipDigits()
      guard position > exponent else { return false }
    }
    return true
  }

  private mutating func skipDigits() {
    while let byte, (0x30...0x39).contains(byte) { position += 1 }
  }
}

extension UInt8 {
  fileprivate var isHexadecimal: Bool {
    (0x30...0x39).contains(self) || (0x61...0x66).contains(self | 0x20)
  }
}
