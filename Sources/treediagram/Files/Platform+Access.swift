// Who may do what with a file: its owner and group, its permissions, and on Linux the list of
// others who may.

#if os(Linux)
  internal import PlatformHeaders
#endif
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension Descriptor {
  /// Lets those use the file who may use the one that it is to replace, as far as the system lets
  /// that be said, and nobody else.
  ///
  /// - Parameters:
  ///   - model: what the file to replace is like.
  ///   - path: where that is.
  /// - Throws: what the system says where nothing can be allowed or forbidden.
  func adopt(_ model: FileStatus, at path: OSString) throws(SystemError) {
    let own = try adoptOwners(of: model)
    let keepsGroup = own.group == model.group
    let list = path.accessList
    let keepsList = keepsGroup && list != nil && take(list)
    // The folder may have given the new file a list of its own.
    if !keepsList { _ = take(nil) }
    var permissions = model.permissions
    if own.owner != model.owner || !keepsGroup { permissions &= 0o777 }
    if list == nil, !keepsGroup { permissions = permissions.withoutGroup }
    // Of a list, the permissions alone say nothing but what the owner may do.
    if list != nil, !keepsList { permissions &= 0o700 }
    guard try status().permissions != permissions else { return }
    try SystemError.check(self) { fchmod($0, mode_t(permissions)) }
  }

  /// Gives the file the owner and the group of another, or the group alone.
  ///
  /// - Returns: what the file is like then.
  private func adoptOwners(of model: FileStatus) throws(SystemError) -> FileStatus {
    let own = try status()
    guard own.owner != model.owner || own.group != model.group else { return own }
    // Only the superuser may give a file away; others may give it to their groups.
    if call({ fchown($0, model.owner, model.group) }) != 0 {
      _ = call { fchown($0, uid_t.max, model.group) }
    }
    return try status()
  }
}

extension UInt32 {
  /// Permissions where another group takes the place of the one that they were made for: neither
  /// that group nor anybody else may do more than both could before.
  var withoutGroup: UInt32 {
    let both = (self >> 3) & self & 0o7
    return self & ~0o77 | both << 3 | both
  }
}

#if os(Linux)
  private let listName = "system.posix_acl_access"

  extension OSString {
    /// The list of those who may use the file beside its owner and group; nil if there is none.
    var accessList: [UInt8]? {
      guard let name = try? terminated else { return nil }
      // No attribute is larger.
      var list = [UInt8](repeating: 0, count: 1 << 16)
      let count = getxattr(name, listName, &list, list.count)
      return count < 0 ? nil : Array(list.prefix(count))
    }
  }

  extension Descriptor {
    /// Gives the file such a list, or none.
    ///
    /// - Returns: whether the system has taken that.
    func take(_ list: [UInt8]?) -> Bool {
      guard let list else { return call { fremovexattr($0, listName) } == 0 }
      return call { fsetxattr($0, listName, list, list.count, 0) } == 0
    }
  }
#else
  extension OSString {
    fileprivate var accessList: [UInt8]? { nil }
  }

  extension Descriptor {
    fileprivate func take(_ list: [UInt8]?) -> Bool { false }
  }
#endif
