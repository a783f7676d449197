/// What files were like at a time.
struct FileStates: Equatable {
  /// The properties of each; nil for one that is not there.
  private var states: [OSString: FileStatus?] = [:]

  /// Looks at files.
  init(of files: [OSString]) { add(files) }

  /// Looks at those of some files that were not looked at yet.
  mutating func add(_ files: [OSString]) {
    for file in files where states[file] == nil {
      states.updateValue(try? FileStatus(of: file), forKey: file)
    }
  }

  /// Takes what a file is like after it was written, unless it is no longer what was written.
  mutating func take(_ file: OSString, with content: [UInt8]) {
    guard states[file] != nil, let status = try? FileStatus(of: file),
      let input = try? Input(opening: .file(file), waits: false),
      (try? input.bytes(limit: content.count, isText: false)) == content
    else { return }
    states.updateValue(status, forKey: file)
  }
}
