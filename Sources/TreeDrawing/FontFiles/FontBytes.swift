/// A font file, or one table of it, read big end first and never beyond its end.
///
/// All that is read of a font passes through here: offsets are counted from the start of the table,
/// and one that lies outside of it throws.
struct FontBytes {
  private let file: [UInt8]
  private let range: Range<Int>
  /// Where in the file offsets are counted from.
  private let origin: Int
  /// The table, or nil for the file as a whole.
  private let tag: FontTag?

  /// The whole file.
  init(_ file: [UInt8]) {
    self.file = file
    range = file.indices
    origin = 0
    tag = nil
  }

  private init(_ file: [UInt8], _ range: Range<Int>, from origin: Int, _ tag: FontTag?) {
    self.file = file
    self.range = range
    self.origin = origin
    self.tag = tag
  }

  var count: Int { range.count }

  /// What lies at some bytes of the file.
  func table(_ tag: FontTag, at offset: Int, count: Int) throws(FontProblem) -> FontBytes {
    guard offset <= file.count, count <= file.count - offset else {
      throw .tableBeyondEnd(tag, end: offset + count, length: file.count)
    }
    return FontBytes(file, offset..<offset + count, from: offset, tag)
  }

  /// The table with offsets counted from one of its bytes.
  func counting(from offset: Int) throws(FontProblem) -> FontBytes {
    FontBytes(file, range, from: try start(of: 0, at: offset), tag)
  }

  /// A problem with the value at an offset.
  func damage(at offset: Int, _ what: FontProblem.Damage) -> FontProblem {
    .damage(tag ?? "", offset: origin + offset, what)
  }
}

extension FontBytes {
  func uint8(at offset: Int) throws(FontProblem) -> UInt8 {
    file[try start(of: 1, at: offset)]
  }

  func uint16(at offset: Int) throws(FontProblem) -> UInt16 {
    let start = try start(of: 2, at: offset)
    return UInt16(file[start]) << 8 | UInt16(file[start + 1])
  }

  func int16(at offset: Int) throws(FontProblem) -> Int16 {
    Int16(bitPattern: try uint16(at: offset))
  }

  func uint32(at offset: Int) throws(FontProblem) -> UInt32 {
    UInt32(try uint16(at: offset)) << 16 | UInt32(try uint16(at: offset + 2))
  }

  func bytes(_ offsets: Range<Int>) throws(FontProblem) -> ArraySlice<UInt8> {
    let start = try start(of: offsets.count, at: offsets.lowerBound)
    return file[start..<start + offsets.count]
  }

  /// Makes sure that a part is there.
  func need(_ count: Int) throws(FontProblem) {
    _ = try start(of: count, at: 0)
  }

  /// Where in the file a part begins.
  ///
  /// No sum can overflow: offsets are made of 32 bits at most.
  private func start(of count: Int, at offset: Int) throws(FontProblem) -> Int {
    let start = origin + offset
    guard offset >= 0, start <= range.upperBound, count <= range.upperBound - start else {
      throw .endsEarly(tag, length: range.count, needed: start + count - range.lowerBound)
    }
    return start
  }
}
