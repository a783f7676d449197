import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A terminal at which nobody types.
struct Terminal {
  private let controller: FileHandle
  /// What a program reads from.
  let input: FileHandle

  /// Opens one; nil if the system has none left.
  init?() {
    var (outer, inner): (Int32, Int32) = (-1, -1)
    guard openpty(&outer, &inner, nil, nil, nil) == 0 else { return nil }
    controller = FileHandle(fileDescriptor: outer, closeOnDealloc: true)
    input = FileHandle(fileDescriptor: inner, closeOnDealloc: true)
  }
}
