/// Eight bytes of a text in one number, the first of them in its lowest bits.
///
/// Most bytes of an input are plain characters of names; looked at eight at a time, they cost a
/// fifth of what they cost one by one. A *mark* is the highest bit of a byte. As sums carry and
/// differences borrow upwards, marks above the lowest may be wrong, so only the lowest is asked
/// for.
struct ByteWord: Equatable {
  private let bits: UInt64

  static let count = 8
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// Takes the bytes from an offset on, all of which must be in the text: the span checks that.
  @inline(__always)
  init(_ bytes: [UInt8], at start: Int) {
    // Any eight bytes are a number, so reading them as one is sound.
    let loaded = bytes.span.bytes.unsafeLoadUnaligned(fromByteOffset: start, as: UInt64.self)
    bits = UInt64(littleEndian: loaded)
  }

  /// Takes the bytes from an offset on, which whoever calls this has compared with the end of the
  /// text.
  @inline(__always)
  fileprivate init(unchecked bytes: [UInt8], at start: Int) {
    let loaded = bytes.span.bytes.unsafeLoadUnaligned(
      fromUncheckedByteOffset: start, as: UInt64.self)
    bits = UInt64(littleEndian: loaded)
  }

  /// Takes the first bytes of a range, zeros in place of those that it does not have.
  @inline(__always)
  init(startOf range: Range<Int>, of bytes: [UInt8]) {
    let length = range.upperBound &- range.lowerBound
    if range.lowerBound + Self.count <= bytes.count {
      let word = Self(unchecked: bytes, at: range.lowerBound).bits
      let isWhole = length >= Self.count
      bits = isWhole ? word : word & ~(UInt64.max &<< UInt64(truncatingIfNeeded: 8 &* length))
    } else {
      bits = Self.bits(ofLast: range, in: bytes)
    }
  }

  /// The first bytes of a range so near to the end of the text that eight would be too many.
  @inline(never)
  private static func bits(ofLast range: Range<Int>, in bytes: [UInt8]) -> UInt64 {
    bytes[range].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private init(bits: UInt64) { self.bits = bits }

  static let zero = Self(bits: 0)
  fileprivate static let spaces = Self(bits: ones &* UInt64(UInt8(ascii: " ")))

  /// A hash of so many bits: the first of the product with the fraction of the golden ratio, which
  /// spreads words evenly (Fibonacci hashing).
  @inline(__always)
  func hash(width: Int) -> Int {
    let product = bits &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product &>> UInt64(truncatingIfNeeded: 64 &- width))
  }

  /// How many bytes at the beginning are the same in another word.
  @inline(__always)
  func commonCount(with other: Self) -> Int { (bits ^ other.bits).trailingZeroBitCount / 8 }

  /// How many bytes at the beginning are no control characters and, if so wished, printable ASCII.
  ///
  /// - Returns: a number less than eight; nil if all are.
  @inline(__always)
  func plainCount(isASCII: Bool) -> Int? { Self.countBeforeMark(controls | others(isASCII)) }

  /// How many bytes at the beginning may stand in a string of JSON as they are.
  @inline(__always)
  func stringCount(isASCII: Bool) -> Int? {
    let quotes = (bits ^ Self.ones &* UInt64(UInt8(ascii: "\""))) &- Self.ones
    let backslashes = (bits ^ Self.ones &* UInt64(UInt8(ascii: "\\"))) &- Self.ones
    // What else is not below 0x80 gets a mark from these three too, and must not have it.
    return Self.countBeforeMark((controls | quotes | backslashes) & ~bits | others(isASCII))
  }

  private var controls: UInt64 { (bits &- Self.ones &* 0x20) & ~bits }

  @inline(__always)
  private func others(_ isASCII: Bool) -> UInt64 { isASCII ? bits | (bits &+ Self.ones) : 0 }

  @inline(__always)
  private static func countBeforeMark(_ marks: UInt64) -> Int? {
    marks & highs == 0 ? nil : (marks & highs).trailingZeroBitCount / 8
  }
}

extension [UInt8] {
  /// Where plain text ends that begins at an offset: at a control character or the end of all
  /// bytes.
  ///
  /// - Parameters:
  ///   - start: the offset.
  ///   - isASCII: whether it ends also at what is not printable ASCII.
  /// - Returns: the offset of the first byte that does not belong to it.
  func endOfPlainText(from start: Int, isASCII: Bool) -> Int {
    var end = start
    while end + ByteWord.count <= count {
      let word = ByteWord(unchecked: self, at: end)
      if let length = word.plainCount(isASCII: isASCII) { return end + length }
      end += ByteWord.count
    }
    while end < count, self[end] >= 0x20, !isASCII || self[end] < 0x7F { end += 1 }
    return end
  }

  /// Where text ends that begins at an offset in a string of JSON: also at a quotation mark or
  /// backslash.
  @inline(__always)
  func endOfStringText(from start: Int, isASCII: Bool) -> Int {
    var end = start
    while end + ByteWord.count <= count {
      let word = ByteWord(unchecked: self, at: end)
      if let length = word.stringCount(isASCII: isASCII) { return end + length }
      end += ByteWord.count
    }
    while end < count, self[end] >= 0x20, !isASCII || self[end] < 0x7F,
      self[end] != UInt8(ascii: "\""), self[end] != UInt8(ascii: "\\")
    {
      end += 1
    }
    return end
  }

  /// Where white space ends that begins at an offset; most of it is spaces before a line's text.
  func endOfWhiteSpace(from start: Int) -> Int {
    var end = start
    while end < count, self[end].isWhiteSpace {
      end += 1
      while end + ByteWord.count <= count {
        let spaces = ByteWord(unchecked: self, at: end).commonCount(with: .spaces)
        end += spaces
        if spaces < ByteWord.count { break }
      }
    }
    return end
  }

  /// How many bytes from one offset on are the same as from another on.
  ///
  /// - Parameters:
  ///   - first: one offset.
  ///   - second: the other.
  ///   - limit: how many bytes are looked at, at most.
  /// - Returns: a number up to the limit.
  func commonLength(_ first: Int, _ second: Int, limit: Int) -> Int {
    var length = 0
    while length + ByteWord.count <= limit {
      let word = ByteWord(self, at: first + length)
      let common = word.commonCount(with: ByteWord(self, at: second + length))
      length += common
      if common < ByteWord.count { return length }
    }
    while length < limit, self[first + length] == self[second + length] { length += 1 }
    return length
  }
}
