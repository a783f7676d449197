/// The piece of a document that is being written.
///
/// Documents have hundreds of millions of bytes, and appending to an array checks for each byte whether
/// anybody else holds the array. Here the memory is owned by one value that cannot be copied, and freed
/// with it. Every append first makes room for what it writes, so nothing is written beyond `capacity`,
/// and nothing is read beyond `count`.
struct PieceBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity = 1 << 10
  private(set) var count = 0

  init() {
    start = .allocate(capacity: capacity)
  }

  deinit {
    start.deallocate()
  }

  /// What was written so far.
  var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

  mutating func append(_ byte: UInt8) {
    makeRoom(for: 1)
    start[count] = byte
    count += 1
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    makeRoom(for: bytes.count)
    (start + count).update(from: source, count: bytes.count)
    count += bytes.count
  }

  /// Appends a number in decimal digits, two at a time: a document has eight numbers for each node.
  mutating func append(decimal value: UInt) {
    makeRoom(for: UInt.mostDecimalDigits)
    count += value.decimalDigitCount
    var end = count
    var rest = value
    while rest >= 10 {
      let (hundreds, pair) = rest.quotientAndRemainder(dividingBy: 100)
      end -= 2
      store(pair: pair, at: end)
      rest = hundreds
    }
    if rest > 0 || value == 0 { start[end - 1] = .digit(rest) }
  }

  /// Appends a full stop and hundredths, without a zero at the end.
  mutating func append(decimals hundredths: UInt) {
    makeRoom(for: 3)
    start[count] = UInt8(ascii: ".")
    store(pair: hundredths, at: count + 1)
    count += hundredths % 10 == 0 ? 2 : 3
  }

  private func store(pair: UInt, at position: Int) {
    start[position] = .digit(pair / 10)
    start[position + 1] = .digit(pair % 10)
  }

  /// Takes what was written out; the memory is used again.
  mutating func take() -> [UInt8] {
    defer { count = 0 }
    return bytes
  }

  private mutating func makeRoom(for more: Int) {
    if count + more > capacity { grow(by: more) }
  }

  private mutating func grow(by more: Int) {
    capacity = max(2 * capacity, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
  }
}

extension UInt {
  /// The digits of the largest number.
  fileprivate static let mostDecimalDigits = 20

  /// The digits of the number.
  fileprivate var decimalDigitCount: Int {
    var limit: UInt = 10
    var digits = 1
    while digits < Self.mostDecimalDigits - 1, self >= limit {
      limit *= 10
      digits += 1
    }
    return self < limit ? digits : Self.mostDecimalDigits
  }
}

extension UInt8 {
  fileprivate static func digit(_ value: UInt) -> UInt8 {
    UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value)
  }
}
