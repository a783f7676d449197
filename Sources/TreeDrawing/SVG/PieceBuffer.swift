/// The piece of a document that is being written.
///
/// Documents have hundreds of millions of bytes, and appending to an array checks for each byte
/// whether anybody else holds the array. Here the memory is owned by one value that cannot be
/// copied, and freed with it. Every append first makes room for all that it writes, so nothing is
/// written beyond `end`, and nothing is read beyond `next`.
struct PieceBuffer: ~Copyable {
  private var start: UnsafeMutableRawPointer
  /// Where the next byte goes.
  private var next: UnsafeMutableRawPointer
  /// Where the memory ends.
  private var end: UnsafeMutableRawPointer
  private let numbers = NumberCache()

  init(room: Int) {
    start = .allocate(byteCount: room, alignment: 1)
    next = start
    end = start + room
  }

  deinit {
    start.deallocate()
  }

  @inline(__always)
  var count: Int { next - start }

  /// Appends text of the program; since its length is known, copying it takes a few instructions.
  @inline(__always)
  mutating func append(_ literal: StaticString) {
    makeRoom(for: literal.utf8CodeUnitCount)
    put(literal)
  }

  /// Appends a number between two texts of the program.
  @inline(__always)
  mutating func append(_ before: StaticString, _ value: Double, _ after: StaticString) {
    makeRoom(
      for: before.utf8CodeUnitCount + NumberCache.mostBytes + after.utf8CodeUnitCount)
    put(before)
    next = numbers.store(value, at: next)
    put(after)
  }

  /// Makes room for so many bytes at once, so that appending them copies nothing twice.
  mutating func reserve(_ count: Int) { makeRoom(for: count) }

  mutating func append(_ byte: UInt8) {
    makeRoom(for: 1)
    next.storeBytes(of: byte, as: UInt8.self)
    next += 1
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    makeRoom(for: bytes.count)
    put(bytes)
  }

  /// Takes what was written out; the memory is used again.
  mutating func take() -> [UInt8] {
    defer { next = start }
    return Array(UnsafeRawBufferPointer(start: start, count: next - start))
  }

  @inline(__always)
  private mutating func put(_ literal: StaticString) {
    literal.withUTF8Buffer { put($0) }
  }

  /// Appends bytes for which there is room.
  @inline(__always)
  private mutating func put(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    next.copyMemory(from: source, byteCount: bytes.count)
    next += bytes.count
  }

  @inline(__always)
  private mutating func makeRoom(for more: Int) {
    if end - next < more { grow(by: more) }
  }

  @inline(never)
  private mutating func grow(by more: Int) {
    let count = next - start
    let capacity = max(2 * (end - start), count + more)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 1)
    larger.copyMemory(from: start, byteCount: count)
    start.deallocate()
    start = larger
    next = start + count
    end = start + capacity
  }
}
