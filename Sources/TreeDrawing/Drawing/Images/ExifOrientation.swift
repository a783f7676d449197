/// What a camera says of how it was held: viewers turn images by it.
///
/// It is part of a segment of a JPEG file (Exif, CIPA DC-008). What makes no sense in it is passed
/// over, as viewers do.
struct ExifOrientation {
  /// Whether width and height are seen the other way round.
  let isOnItsSide: Bool

  /// Reads a segment; nil if it says nothing of that.
  init?(in bytes: [UInt8], _ segment: Range<Int>) {
    let name = Array("Exif\0\0".utf8)
    guard segment.upperBound <= bytes.count, bytes[segment].starts(with: name)
    else { return nil }
    let content = Content(bytes: bytes[segment].dropFirst(name.count))
    guard let value = content.orientation else { return nil }
    isOnItsSide = 5...8 ~= value
  }
}

/// A TIFF header and its first directory, big or little end first.
private struct Content {
  let bytes: ArraySlice<UInt8>

  private var isLittleEndian: Bool { bytes.starts(with: Array("II".utf8)) }

  /// A number of some bytes, if they are there.
  private func number(_ count: Int, at offset: Int) -> Int? {
    guard offset >= 0, offset + count <= bytes.count else { return nil }
    let first = bytes.startIndex + offset
    let part = bytes[first..<first + count]
    return isLittleEndian
      ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
  }

  /// The value of the entry for the orientation, from 1 to 8.
  var orientation: Int? {
    guard let directory = number(4, at: 4), let count = number(2, at: directory) else { return nil }
    for entry in 0..<count {
      let offset = directory + 2 + 12 * entry
      guard let tag = number(2, at: offset) else { return nil }
      if tag == 0x112 { return number(2, at: offset + 8) }
    }
    return nil
  }
}
