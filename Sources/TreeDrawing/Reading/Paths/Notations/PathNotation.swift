/// A way in which programs print paths: alone, or with something before or behind each.
enum PathNotation: CaseIterable, Sendable {
  /// Two letters before paths, as `git status --short` prints them.
  case status
  /// A letter and a tab before paths, as `git diff --name-status` prints them.
  case changes
  /// Two counts of lines before paths, as `git diff --numstat` prints them.
  case lineCounts
  /// Numbers and units before paths, as `du` prints them.
  case sizes
  /// Bars and signs behind paths, as `git diff --stat` prints them.
  case histogram
  /// What Git keeps of files, as `git ls-tree -r` and `git ls-files -s` print it.
  case objects
  /// Commits and branches behind folders, as `git worktree list` prints them.
  case worktrees
  /// Rights, owners, sizes and days before names, as `ls -l` and `tar tv` print them.
  case modes
  /// Names below their folder, which ends with a colon, as `ls -R` prints them.
  case folders
  /// A letter for the kind of file before paths, as `find -printf '%y %p\n'` prints them.
  case kinds
  /// Sums before paths, as `sha256sum` prints them.
  case checksums
  /// Arrows behind links, as `tree -if` prints them.
  case links
  /// What is in files, behind a colon, as `file` prints it.
  case descriptions
  /// Names of functions between semicolons and a count, as flame graphs are made of.
  case stacks
}

extension PathNotation {
  /// The program that prints so, as messages name it.
  var program: String {
    switch self {
    case .sizes: "du"
    case .status: "git status --short"
    case .changes: "git diff --name-status"
    case .lineCounts: "git diff --numstat"
    case .histogram: "git diff --stat"
    case .objects: "git ls-tree -r"
    case .worktrees: "git worktree list"
    case .modes: "ls -l or tar -tv"
    case .folders: "ls -R"
    case .kinds: "find -printf '%y %p\\n'"
    case .checksums: "sha256sum"
    case .links: "tree -if"
    case .descriptions: "file"
    case .stacks: "a program that folds stacks"
    }
  }

  /// What stands between names; nil for a slash.
  var separator: UInt8? { self == .stacks ? UInt8(ascii: ";") : nil }

  /// Whether the size of a folder includes what is in it.
  var countsContents: Bool { self == .sizes }

  /// Whether what has something below it counts for itself too, as a function does.
  var countsItself: Bool { self == .stacks }

  /// Takes a line apart; nil if it is not written so.
  ///
  /// - Parameters:
  ///   - range: where the line is, without its end.
  ///   - bytes: those of the source.
  /// - Returns: the path and what is said of it.
  func line(_ range: Range<Int>, in bytes: [UInt8]) -> PathLine? {
    switch self {
    case .sizes: .sized(range, in: bytes)
    case .status: .ofStatus(range, in: bytes)
    case .changes: .changed(range, in: bytes)
    case .lineCounts: .counted(range, in: bytes)
    case .histogram: .inHistogram(range, in: bytes)
    case .objects: .ofObject(range, in: bytes)
    case .worktrees: .ofWorktree(range, in: bytes)
    case .modes: .withMode(range, in: bytes)
    case .folders: .inFolder(range, in: bytes)
    case .kinds: .ofKind(range, in: bytes)
    case .checksums: .withChecksum(range, in: bytes)
    case .links: .linked(range, in: bytes)
    case .descriptions: .described(range, in: bytes)
    case .stacks: .ofStack(range, in: bytes)
    }
  }
}
