/// The digits of numbers that were written lately, since many are written several times: lines on
/// one level, boxes of one height.
///
/// It keeps one number for each of some hashes. Like `PieceBuffer`, it is memory that one value
/// owns.
struct NumberCache: ~Copyable {
  /// How many bytes may be written to when a number is stored.
  static let mostBytes = (DecimalNumber.mostBytes + 7) & ~7

  private let entries: UnsafeMutableRawPointer
  private static let count = 64
  private static let shift = UInt64(64 - 6)

  /// The room for the bits of a number, its text, and the length of the text.
  private static let stride = 8 + mostBytes + 8

  init() {
    entries = .allocate(byteCount: Self.count * Self.stride, alignment: 8)
    for index in 0..<Self.count { Self.fillWithZero(entries + index * Self.stride) }
  }

  deinit {
    entries.deallocate()
  }

  /// Stores a number as `DecimalNumber` does, and says where it ends.
  ///
  /// - Parameters:
  ///   - value: the number.
  ///   - start: where; from there on, `mostBytes` may be written to.
  /// - Returns: where it ends.
  @inline(__always)
  func store(_ value: Double, at start: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    let bits = value.bitPattern
    let place = Int(truncatingIfNeeded: (bits &* 0x9E37_79B9_7F4A_7C15) &>> Self.shift)
    let entry = entries + place &* Self.stride
    if entry.load(as: UInt64.self) != bits { Self.fill(entry, with: value) }
    start.copyMemory(from: entry + 8, byteCount: Self.mostBytes)
    return start + entry.load(fromByteOffset: 8 + Self.mostBytes, as: Int.self)
  }

  private static func fillWithZero(_ entry: UnsafeMutableRawPointer) {
    entry.initializeMemory(as: UInt8.self, repeating: 0, count: stride)
    entry.storeBytes(of: UInt8(ascii: "0"), toByteOffset: 8, as: UInt8.self)
    entry.storeBytes(of: 1, toByteOffset: 8 + mostBytes, as: Int.self)
  }

  /// Makes an entry that of a number.
  @inline(never)
  private static func fill(_ entry: UnsafeMutableRawPointer, with value: Double) {
    entry.storeBytes(of: value.bitPattern, as: UInt64.self)
    let end = DecimalNumber.store(value, at: entry + 8)
    entry.storeBytes(of: end - (entry + 8), toByteOffset: 8 + mostBytes, as: Int.self)
  }
}
