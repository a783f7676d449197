/// What is read and what is written in one run, whatever paths lead there.
///
/// Who asks before anything is written finds out that one file would be lost.
struct FileUses<Writer> {
  private var readers: [FileTrace: OSString] = [:]
  private var writers: [FileTrace: Writer] = [:]

  /// Why a file should not be written.
  enum Clash {
    /// It is to be read, by this name.
    case read(OSString)
    case written(Writer)
  }

  /// Keeps in mind that a file is read.
  mutating func read(_ path: OSString) {
    for trace in FileTraces(of: path).whenRead where readers[trace] == nil {
      readers[trace] = path
    }
  }

  /// Keeps in mind that a file is written, unless it should not be.
  ///
  /// - Parameters:
  ///   - path: where it is.
  ///   - writer: who writes it.
  /// - Returns: what else happens to it; nil if nothing does.
  mutating func write(_ path: OSString, by writer: Writer) -> Clash? {
    let traces = FileTraces(of: path)
    for trace in traces.whenRead {
      if let reader = readers[trace] { return .read(reader) }
    }
    for trace in traces.whenWritten {
      if let other = writers[trace] { return .written(other) }
    }
    for trace in traces.whenWritten { writers[trace] = writer }
    return nil
  }
}
