/// What a path leads to, by which several paths can be told to lead to one file.
struct FileTraces {
  /// The file as one to be read: whatever its other names are, it is what is read.
  let whenRead: [FileTrace]
  /// The file as one that another takes the place of, under this name only.
  let whenWritten: [FileTrace]

  /// Looks where a path leads; a device or a pipe leaves no trace, as it keeps nothing.
  init(of path: OSString) {
    let status = try? FileStatus(of: path)
    guard status?.kind != .device else {
      (whenRead, whenWritten) = ([], [])
      return
    }
    let place = path.trace
    whenRead = [place] + (status.map { [.file($0.identity)] } ?? [])
    whenWritten = status?.hasOtherNames == false ? whenRead : [place]
  }

  /// Whether two paths lead to a file of one name.
  func isSame(as other: FileTraces) -> Bool {
    whenWritten.contains { other.whenWritten.contains($0) }
  }
}

/// One thing that says which file is meant.
enum FileTrace: Hashable {
  case file(FileIdentity)
  /// A folder that is there, and the names from there on.
  case place(FileIdentity, OSString)
  case path(OSString)
}

extension OSString {
  /// The place that the path leads to: to what links lead to, where nothing need be.
  fileprivate var trace: FileTrace {
    let path = (linked.last ?? self).direct
    var folder = path.outerFolder
    while true {
      if let status = try? FileStatus(of: folder) {
        let names = path.path(from: folder) ?? path
        return .place(status.identity, names)
      }
      guard folder.outerFolder != folder else { return .path(path) }
      folder = folder.outerFolder
    }
  }
}
