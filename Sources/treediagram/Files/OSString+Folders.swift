extension OSString {
  /// The path from the root on, if the system says where relative paths begin.
  var absolute: OSString { workingFolder().map { $0.appending("-").sibling(self) } ?? self }

  /// Makes the folder, and those that it is in, where they are not there yet.
  ///
  /// - Throws: `OutputProblem` if that cannot be.
  func makeFolders() throws(OutputProblem) {
    for path in try missingFolders().reversed() {
      do throws(SystemError) {
        try path.createFolder()
      } catch {
        guard error == .exists else { throw .cannotCreate(error) }
      }
    }
  }

  /// The folder, and those that it is in, as far as they are not there yet; the innermost first.
  ///
  /// - Throws: `OutputProblem` if one of them is a file.
  func missingFolders() throws(OutputProblem) -> [OSString] {
    var missing: [OSString] = []
    var path = folderItself
    while try !path.isFolder() {
      missing.append(path)
      path = path.outerFolder
    }
    return missing
  }

  /// The path of a folder without slashes behind it; `.` for an empty one.
  var folderItself: OSString { appending("-").outerFolder }

  /// Whether there is a folder at the path.
  private func isFolder() throws(OutputProblem) -> Bool {
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
