/// The size that a JPEG file says (ISO/IEC 10918).
enum JPEGHeader {
  static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]

  /// Reads the size as the image is seen, and makes sure that the file has an end.
  static func size(of bytes: [UInt8]) throws(ImageProblem) -> PixelSize {
    let file = ImageBytes(bytes: bytes, format: .jpeg)
    var offset = 2
    var isOnItsSide = false
    while true {
      let (marker, content) = try nextSegment(in: file, at: &offset)
      if startsFrame(marker) {
        let size = try frameSize(in: file, at: content.lowerBound)
        try findEnd(of: file, from: content.upperBound)
        return isOnItsSide ? PixelSize(width: size.height, height: size.width) : size
      }
      if marker == 0xE1, let exif = ExifOrientation(in: bytes, content) {
        isOnItsSide = exif.isOnItsSide
      }
    }
  }

  /// The next segment that has a content, and where that is; the offset moves behind it.
  private static func nextSegment(
    in file: ImageBytes, at offset: inout Int
  ) throws(ImageProblem) -> (marker: Int, content: Range<Int>) {
    var marker = try self.marker(in: file, at: &offset)
    while hasNoContent(marker) { marker = try self.marker(in: file, at: &offset) }
    // The begin of the pixels, or the end of the file.
    guard marker != 0xDA, marker != 0xD9 else { throw .noHeader(file.format.rawValue) }
    let length = try file.uint16(at: offset)
    guard length >= 2 else { throw file.damaged(at: offset) }
    defer { offset += length }
    return (marker, offset + 2..<offset + length)
  }

  /// The marker at an offset, which moves behind it; any number of fill bytes may be before it.
  private static func marker(
    in file: ImageBytes, at offset: inout Int
  ) throws(ImageProblem) -> Int {
    guard try file.uint8(at: offset) == 0xFF else { throw file.damaged(at: offset) }
    while try file.uint8(at: offset) == 0xFF { offset += 1 }
    defer { offset += 1 }
    return try file.uint8(at: offset)
  }

  /// Whether nothing belongs to a marker.
  private static func hasNoContent(_ marker: Int) -> Bool {
    marker == 0x01 || 0xD0...0xD8 ~= marker
  }

  /// Whether a marker is followed by the size of the image: not those for tables of codes.
  private static func startsFrame(_ marker: Int) -> Bool {
    0xC0...0xCF ~= marker && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
  }

  private static func frameSize(
    in file: ImageBytes, at offset: Int
  ) throws(ImageProblem) -> PixelSize {
    PixelSize(
      width: try file.uint16(at: offset + 3), height: try file.uint16(at: offset + 1))
  }

  private static func findEnd(of file: ImageBytes, from start: Int) throws(ImageProblem) {
    var offset = file.bytes.count - 2
    while offset >= start {
      if file.bytes[offset] == 0xFF, file.bytes[offset + 1] == 0xD9 { return }
      offset -= 1
    }
    throw file.endsEarly
  }
}
