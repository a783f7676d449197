/// Something that waits until files change.
struct FileWatcher {
  /// What the system tells; nil if it tells nothing, so that files must be looked at.
  private var events: FolderEvents?

  /// How long nothing must have changed, so that all that belongs together is there, in seconds.
  private static let quiet = 0.05

  /// How often files are looked at if the system tells nothing, in seconds.
  private static let interval = 0.2

  /// How often to wait for quiet, where there is none.
  private static let patience = 40

  /// Makes a watcher.
  ///
  /// - Parameter events: what the system tells.
  init(events: FolderEvents? = FolderEvents()) { self.events = events }

  /// Waits until files are not as they were, and some time more, for changes to be complete.
  ///
  /// A file that another takes the place of has changed, as has one that is gone, or is there now.
  ///
  /// - Parameters:
  ///   - files: the files.
  ///   - states: what they were like.
  mutating func wait(for files: [OSString], toChangeFrom states: FileStates) {
    var states = states
    while true {
      // What happens from here on is told; what happened before is seen.
      prepare(for: files)
      guard FileStates(of: files) == states else { break }
      events?.wait()
      pause(seconds: events == nil ? Self.interval : Self.quiet)
    }
    for _ in 0..<Self.patience {
      let new = FileStates(of: files)
      if new == states { return }
      states = new
      pause(seconds: Self.quiet)
    }
  }

  private mutating func prepare(for files: [OSString]) {
    var known: Set<OSString> = []
    let folders = files.flatMap(\.foldersOnTheWay).filter { known.insert($0).inserted }
    if events?.watch(folders, files) == false { events = nil }
  }
}
