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

  /// Appends the first bytes of a word, the least significant first.
  mutating func append(_ word: UInt64, count length: Int) {
    makeRoom(for: 8)
    UnsafeMutableRawPointer(start + count)
      .storeBytes(of: word.littleEndian, as: UInt64.self)
    count += length
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
