/// The properties of a file that the system knows.
struct FileStatus: Equatable {
  let kind: Kind
  let identity: FileIdentity
  /// The size in bytes; only a regular file's can be relied on.
  let size: Int
  let permissions: UInt32
  /// Whether there are other names for it, each of which can be given to another file.
  let hasOtherNames: Bool
  let owner: UInt32
  let group: UInt32
  /// When the content was changed last, as far as programs do not set that.
  let time: FileTime
  /// When the content or a property was changed last, as only the system sets it.
  let changeTime: FileTime

  enum Kind {
    case regular
    case folder
    /// A terminal, a pipe, a socket, `/dev/null`.
    case device
  }
}

/// The identity of a file, which all its names share.
struct FileIdentity: Hashable {
  let device: UInt64
  let inode: UInt64
}

/// A moment as file systems note it.
struct FileTime: Equatable {
  let seconds: Int
  let nanoseconds: Int
}

extension OSString {
  /// Whether there is a file or a folder of that name, as far as the system tells.
  var isThere: Bool { (try? FileStatus(of: self)) != nil }

  /// Whether the system says that nothing is there.
  var isMissing: Bool {
    do throws(SystemError) {
      _ = try FileStatus(of: self)
      return false
    } catch {
      return error == .missing
    }
  }
}
