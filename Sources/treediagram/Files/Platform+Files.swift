// What is called with paths of files, which the C library takes up to their first NUL.

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension OSString {
  /// The bytes as C functions take them.
  ///
  /// - Throws: `SystemError.invalid` if there is a NUL, behind which they would not look.
  var terminated: [CChar] {
    get throws(SystemError) {
      guard !bytes.contains(0) else { throw .invalid }
      return bytes.map(CChar.init(bitPattern:)) + [0]
    }
  }
}

extension FileStatus {
  /// What a path leads to, symbolic links followed.
  init(of path: OSString) throws(SystemError) {
    var status = stat()
    let name = try path.terminated
    try SystemError.check { stat(name, &status) }
    self.init(status)
  }

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      default: .device
      }
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino))
    size = max(0, Int(status.st_size))
    permissions = UInt32(status.st_mode & 0o7777)
    hasOtherNames = status.st_nlink > 1
    owner = status.st_uid
    group = status.st_gid
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    time = FileTime(modified)
    changeTime = FileTime(changed)
  }
}

extension FileTime {
  fileprivate init(_ time: timespec) {
    self.init(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }
}

extension OSString {
  /// What the symbolic link at this path holds, or nil if there is none.
  var linkTarget: OSString? {
    guard let name = try? terminated else { return nil }
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink(name, &buffer, buffer.count)
    return count < 0 ? nil : OSString(buffer.prefix(count).map(UInt8.init(bitPattern:)))
  }

  func checkWritable() throws(SystemError) {
    let name = try terminated
    try SystemError.check { access(name, W_OK) }
  }

  func rename(to target: OSString) throws(SystemError) {
    let names = (try terminated, try target.terminated)
    try SystemError.check { renameFile(names.0, names.1) }
  }

  func remove() {
    if let name = try? terminated { _ = unlink(name) }
  }

  func createFolder() throws(SystemError) {
    let name = try terminated
    try SystemError.check { mkdir(name, 0o777) }
  }
}

/// The C function, under a name that `OSString.rename` does not hide.
private func renameFile(_ source: [CChar], _ target: [CChar]) -> Int32 { rename(source, target) }
