// What the system tells of changes in folders: inotify on Linux, kqueue on Darwin.

#if canImport(Darwin)
  internal import Darwin

  /// The events of folders and files, each of which is open while it is watched.
  struct FolderEvents {
    private let queue: Descriptor
    private var watched: [Descriptor] = []

    /// Makes ready; nil if the system has no room for it.
    init?() {
      let number = kqueue()
      guard number >= 0, let queue = try? Descriptor(opened: number) else { return nil }
      self.queue = queue
    }

    /// Watches folders and files in place of those before; what is not there is left out.
    ///
    /// - Returns: false if there are more than the system can watch.
    mutating func watch(_ folders: [OSString], _ files: [OSString]) -> Bool {
      watched = []
      for path in folders + files {
        guard let name = try? path.terminated else { continue }
        let number = open(name, O_EVTONLY | O_CLOEXEC)
        guard number >= 0 else {
          if errno == ENOENT || errno == ENOTDIR || errno == EACCES { continue }
          return false
        }
        guard let file = try? Descriptor(opened: number) else { return false }
        watched.append(file)
        guard file.call({ watch($0) }) else { return false }
      }
      return true
    }

    private func watch(_ number: Int32) -> Bool {
      let changes = NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE
      var event = kevent(
        ident: UInt(number), filter: Int16(EVFILT_VNODE),
        flags: UInt16(EV_ADD | EV_CLEAR), fflags: UInt32(changes), data: 0, udata: nil)
      return queue.call { kevent($0, &event, 1, nil, 0, nil) } == 0
    }

    /// Waits until something happens, or a signal comes.
    func wait() {
      var event = kevent()
      _ = queue.call { kevent($0, nil, 0, &event, 1, nil) }
    }
  }
#else
  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// The events of folders, which tell of the files in them.
  struct FolderEvents {
    private let descriptor: Descriptor

    /// What matters: a file was written or cut, or is there or gone, or may be read now.
    private static let changes = UInt32(
      IN_MODIFY | IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB
        | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)

    /// Makes ready; nil if the system has no room for it.
    init?() {
      let number = inotify_init1(Int32(IN_CLOEXEC))
      guard number >= 0, let descriptor = try? Descriptor(opened: number) else { return nil }
      self.descriptor = descriptor
    }

    /// Watches folders beside those before; what is not there is left out.
    ///
    /// - Returns: false if there are more than the system can watch, or one that it cannot.
    func watch(_ folders: [OSString], _ files: [OSString]) -> Bool {
      folders.allSatisfy { folder in
        guard let name = try? folder.terminated else { return true }
        return descriptor.call { inotify_add_watch($0, name, Self.changes) } >= 0
          || errno == ENOENT || errno == ENOTDIR
      }
    }

    /// Waits until something happens.
    func wait() {
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      _ = try? descriptor.readSome(into: &buffer)
    }
  }
#endif
