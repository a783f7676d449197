/// Bytes of a font that is being made, big end first.
struct FontWriter {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ value: UInt16) {
    bytes.append(UInt8(truncatingIfNeeded: value >> 8))
    bytes.append(UInt8(truncatingIfNeeded: value))
  }

  mutating func append(_ value: UInt32) {
    append(UInt16(truncatingIfNeeded: value >> 16))
    append(UInt16(truncatingIfNeeded: value))
  }

  mutating func append(_ more: some Sequence<UInt8>) { bytes += more }

  /// Appends zeros up to the next multiple of four.
  mutating func pad() {
    while bytes.count % 4 != 0 { bytes.append(0) }
  }

  /// Writes over what is there.
  mutating func put(_ value: UInt16, at offset: Int) {
    bytes[offset] = UInt8(truncatingIfNeeded: value >> 8)
    bytes[offset + 1] = UInt8(truncatingIfNeeded: value)
  }

  /// Writes over what is there.
  mutating func put(_ value: UInt32, at offset: Int) {
    put(UInt16(truncatingIfNeeded: value >> 16), at: offset)
    put(UInt16(truncatingIfNeeded: value), at: offset + 2)
  }

  /// The sum of all words of 32 bits, the last one filled up with zeros.
  var checksum: UInt32 {
    stride(from: 0, to: bytes.count, by: 4).reduce(0) { sum, start in
      let word = (start..<start + 4).reduce(UInt32(0)) { word, index in
        word << 8 | (index < bytes.count ? UInt32(bytes[index]) : 0)
      }
      return sum &+ word
    }
  }
}

extension FontWriter {
  /// A whole font of tables, which are sorted by name.
  init(tables: [(tag: FontTag, bytes: FontWriter)]) {
    append(UInt32(0x0001_0000))
    append(searchFields: UInt16(tables.count), size: 16)
    var end = 12 + 16 * tables.count
    for (tag, table) in tables {
      append(tag.value)
      append(table.checksum)
      append(UInt32(end))
      append(UInt32(table.bytes.count))
      end += (table.bytes.count + 3) / 4 * 4
    }
    var head = 0
    for (tag, table) in tables {
      if tag == "head" { head = bytes.count }
      append(table.bytes)
      pad()
    }
    // What the whole adds up to is the same for all fonts; the head makes up for it.
    put(0xB1B0_AFBA &- checksum, at: head + 8)
  }

  /// A count, and what a binary search among so many entries of a size can begin with.
  mutating func append(searchFields count: UInt16, size: UInt16) {
    var power: UInt16 = 1
    var exponent: UInt16 = 0
    while power <= count / 2 {
      power *= 2
      exponent += 1
    }
    append(count)
    append(power * size)
    append(exponent)
    append((count - power) * size)
  }
}
