/// Image files made of nothing but numbers.
enum SyntheticImage {
  /// A PNG file whose pixels are all alike, without compression.
  static func png(_ width: Int, _ height: Int, red: UInt8 = 200) -> [UInt8] {
    let rows = [UInt8](repeating: red, count: 3 * width)
    let pixels = [[UInt8]](repeating: [0] + rows, count: height).flatMap { $0 }
    return pngStart(width, height) + chunk("IDAT", stored(pixels)) + chunk("IEND", [])
  }

  /// The signature and the header of a PNG file.
  static func pngStart(_ width: Int, _ height: Int) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", number(width, 4) + number(height, 4) + [8, 2, 0, 0, 0])
  }

  static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return number(content.count, 4) + named + number(Int(crc(named)), 4)
  }

  /// A JPEG file with a header and an end, and nothing to see; perhaps Exif says how it was held.
  static func jpeg(
    _ width: Int, _ height: Int, frame: UInt8 = 0xC0, orientation: UInt8? = nil
  ) -> [UInt8] {
    let exif = orientation.map {
      segment(
        0xE1,
        Array("Exif\0\0MM\0*".utf8) + number(8, 4) + number(1, 2) + number(0x112, 2) + number(3, 2)
          + number(1, 4) + number(Int($0), 2) + number(0, 6))
    }
    return [0xFF, 0xD8] + segment(0xE0, Array("JFIF\0".utf8)) + (exif ?? [])
      + segment(frame, [8] + number(height, 2) + number(width, 2) + [1, 1, 0x11, 0])
      + segment(0xDA, [1, 1, 0, 0, 63, 0]) + [0x12, 0xFF, 0xD9]
  }

  private static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0xFF, marker] + number(content.count + 2, 2) + content
  }

  /// A number of some bytes, big end first.
  private static func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// A zlib stream of one block that is not compressed.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let count = [UInt8(bytes.count & 255), UInt8(bytes.count >> 8)]
    var (low, high) = (1, 0)
    for byte in bytes {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return [0x78, 1, 1] + count + count.map { ~$0 } + bytes + number(high << 16 | low, 4)
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      var sum = sum ^ UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
      return sum
    }
  }
}
