extension OSString {
  /// Makes the folder, and those that it is in, where they are not there yet.
  ///
  /// - Throws: `OutputProblem` if that cannot be.
  func makeFolders() throws(OutputProblem) {
    var missing: [OSString] = []
    var path = normalized
    while try !path.isThere() {
      missing.append(path)
      let outer = path.folder
      path = outer.bytes.isEmpty ? "." : outer.normalized
    }
    for path in missing.reversed() {
      do throws(SystemError) {
        try path.createFolder()
      } catch {
        guard error == .exists else { throw .cannotCreate(error) }
      }
    }
  }

  /// Whether there is a folder at the path.
  private func isThere() throws(OutputProblem) -> Bool {
    let status: FileStatus
    do throws(SystemError) {
      status = try FileStatus(of: self)
    } catch {
      // Below a file there is nothing either; the file itself is told when it is met.
      guard error == .missing || error == .isNoFolder else { throw .cannotCreate(error) }
      return false
    }
    guard status.kind == .folder else { throw .isNoFolder(self) }
    return true
  }
}
