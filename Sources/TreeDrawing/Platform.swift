// The one place of the library that knows the platform.

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Asks the system to give memory in large pages as it is used: there are far fewer to be handed out and
/// looked up, which takes a tenth of the time for a large picture. It may decline.
///
/// - Parameters:
///   - start: where the memory begins; it is neither read nor written.
///   - length: how much it is, in bytes; little is left alone.
func preferLargePages(_ start: UnsafeRawPointer, _ length: Int) {
  #if os(Linux)
    let largePage = 1 << 21
    let first = (UInt(bitPattern: start) + UInt(largePage) - 1) & ~(UInt(largePage) - 1)
    let end = UInt(bitPattern: start) + UInt(length)
    guard first + UInt(2 * largePage) < end else { return }
    _ = madvise(UnsafeMutableRawPointer(bitPattern: first), Int(end - first), MADV_HUGEPAGE)
  #endif
}
