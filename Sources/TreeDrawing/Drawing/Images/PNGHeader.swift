/// The size that a PNG file says (ISO/IEC 15948).
enum PNGHeader {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Where the chunks of a file begin.
  private static let firstChunk = 8

  /// Reads the size, and makes sure that the file has an end.
  static func size(of bytes: [UInt8]) throws(ImageProblem) -> PixelSize {
    let file = ImageBytes(bytes: bytes, format: .png)
    guard try file.uint32(at: firstChunk) == 13 else { throw file.damaged(at: firstChunk) }
    guard try file.uint32(at: firstChunk + 4) == name("IHDR")
    else { throw file.damaged(at: firstChunk + 4) }
    let sum = try file.uint32(at: firstChunk + 21)
    guard Int(crc(bytes[firstChunk + 4..<firstChunk + 21])) == sum
    else { throw file.damaged(at: firstChunk + 21) }
    let size = PixelSize(
      width: try file.uint32(at: firstChunk + 8), height: try file.uint32(at: firstChunk + 12))
    try findEnd(of: file)
    return size
  }

  /// Goes from chunk to chunk up to the last, and looks for pixels on the way.
  private static func findEnd(of file: ImageBytes) throws(ImageProblem) {
    var offset = firstChunk
    var hasPixels = false
    while true {
      let (length, kind) = (try file.uint32(at: offset), try file.uint32(at: offset + 4))
      // The last byte of the chunk's checksum.
      _ = try file.uint8(at: offset + length + 11)
      if kind == name("IDAT") { hasPixels = true }
      if kind == name("IEND") { break }
      offset += length + 12
    }
    guard hasPixels else { throw file.damaged(at: offset) }
  }

  /// The four letters of a chunk's name as a number.
  private static func name(_ letters: StaticString) -> Int {
    letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | Int($1) } }
  }

  /// The checksum of a chunk: CRC-32.
  private static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = sum & 1 == 1
        sum >>= 1
        if isOdd { sum ^= 0xEDB8_8320 }
      }
    }
    return ~sum
  }
}
