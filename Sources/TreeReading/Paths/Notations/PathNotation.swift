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
  /// Numbers before names below their folder, as `ls -sR` and `ls -iR` print them.
  case numberedFolders
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
  /// Letters and signs before paths, as `svn status`, `hg status` and `rsync -i` print them.
  case marks
  /// Words with digits before paths that begin with a slash or a point.
  case columns
  /// Numbers behind paths.
  case numbers
  /// Names with slashes, one of them behind an asterisk, as `git branch -a` prints them.
  case branches
  /// What became of files, as `git diff --summary` prints it.
  case summaries
  /// Paths with owners behind them, as in a file called `CODEOWNERS`.
  case owners
  /// Paths below a heading, as PowerShell prints them.
  case fullNames
  /// Sizes and times before paths, as `unzip -l` prints them.
  case archive
  /// Paths between sentences, as `rsync -v` prints them.
  case transfer
  /// Addresses of the web and of stores.
  case addresses
  /// Paths in parentheses behind a word, as anytree prints nodes.
  case nodes
  /// Names of functions between semicolons and a count, as flame graphs are made of.
  case stacks
}

extension PathNotation {
  /// The rest of a sentence that begins with “because”.
  var reason: String {
    switch self {
    case .sizes: Self.printed(by: "du")
    case .status: Self.printed(by: "git status --short")
    case .changes: Self.printed(by: "git diff --name-status")
    case .lineCounts: Self.printed(by: "git diff --numstat")
    case .histogram: Self.printed(by: "git diff --stat")
    case .objects: Self.printed(by: "git ls-tree -r")
    case .worktrees: Self.printed(by: "git worktree list")
    case .modes: Self.printed(by: "ls -l or tar -tv")
    case .folders: Self.printed(by: "ls -R")
    case .kinds: Self.printed(by: "find -printf '%y %p\\n'")
    case .checksums: Self.printed(by: "sha256sum")
    case .links: Self.printed(by: "tree -if")
    case .descriptions: Self.printed(by: "file")
    case .stacks: Self.printed(by: "a program that folds stacks")
    case .numberedFolders: Self.printed(by: "ls -sR")
    case .marks: Self.printed(by: "svn status or hg status")
    case .branches: Self.printed(by: "git branch")
    case .summaries: Self.printed(by: "git diff --summary")
    case .fullNames: Self.printed(by: "PowerShell")
    case .archive: Self.printed(by: "unzip -l")
    case .transfer: Self.printed(by: "rsync -v")
    case .nodes: Self.printed(by: "anytree")
    case .columns: "columns stand before its paths"
    case .numbers: "numbers stand behind its paths"
    case .owners: "owners stand behind its paths"
    case .addresses: "its lines are addresses, some at one place"
    }
  }

  private static func printed(by program: String) -> String {
    "its lines are as \(program) prints them"
  }

  /// What stands between names; nil for a slash.
  var separator: UInt8? {
    switch self {
    case .stacks: UInt8(ascii: ";")
    case .fullNames: PathStyle.backslash
    default: nil
    }
  }

  /// Whether the lines are names in the folders above them.
  var hasFolders: Bool { [.modes, .folders, .numberedFolders].contains(self) }

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
    case .numberedFolders: .behindNumber(range, in: bytes)
    case .marks: .marked(range, in: bytes)
    case .columns: .behindColumns(range, in: bytes)
    case .numbers: .beforeColumns(range, in: bytes)
    case .branches: .ofBranch(range, in: bytes)
    case .summaries: .summarised(range, in: bytes)
    case .owners: .owned(range, in: bytes)
    case .fullNames: .fullName(range, in: bytes)
    case .archive: .inArchive(range, in: bytes)
    case .transfer: .transferred(range, in: bytes)
    case .addresses: .ofAddress(range, in: bytes)
    case .nodes: .ofNode(range, in: bytes)
    }
  }
}
