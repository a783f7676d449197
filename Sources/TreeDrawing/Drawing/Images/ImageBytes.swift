/// The bytes of an image, read big end first and never beyond their end.
struct ImageBytes {
  let bytes: [UInt8]
  let format: ImageFormat

  func uint8(at offset: Int) throws(ImageProblem) -> Int {
    guard bytes.indices.contains(offset) else { throw endsEarly }
    return Int(bytes[offset])
  }

  func uint16(at offset: Int) throws(ImageProblem) -> Int {
    try uint8(at: offset) << 8 | uint8(at: offset + 1)
  }

  func uint32(at offset: Int) throws(ImageProblem) -> Int {
    try uint16(at: offset) << 16 | uint16(at: offset + 2)
  }

  var endsEarly: ImageProblem { .endsEarly(format.rawValue, length: bytes.count) }

  func damaged(at offset: Int) -> ImageProblem { .damaged(format.rawValue, offset: offset) }
}
