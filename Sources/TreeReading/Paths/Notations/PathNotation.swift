/// A way in which programs print paths, alone or with something before or behind each: a row of all
/// that anybody knows of it.
struct PathNotation: Sendable {
  /// The rest of a sentence that begins with “because”.
  let reason: String
  /// Takes a line apart, which is without its end; nil if it is not written so.
  let line: @Sendable (_ range: Range<Int>, _ bytes: [UInt8]) -> PathLine?
  /// Whether the first line can be that of a list in which it is as in no other.
  var mayBegin: @Sendable (_ range: Range<Int>, _ bytes: [UInt8]) -> Bool = { _, _ in true }
  /// Whether lines that are all written so are as in no other way.
  var isLikely: @Sendable (PrintedPaths) -> Bool = { !$0.paths.isEmpty }
  /// Whether such lines are certainly paths; nil if nothing speaks for it.
  var isCertain: @Sendable (PrintedPaths) -> Bool? = { _ in true }
  /// What stands between names.
  var separator = PathStyle.slash
  /// Whether the lines are names in the folders above them.
  var hasFolders = false
  /// Whether the size of a folder includes what is in it.
  var countsContents = false
  /// Whether what has something below it counts for itself too, as a function does.
  var countsItself = false
  /// How much of a path is before its first folder.
  var lengthOfHead: @Sendable (ArraySlice<UInt8>) -> Int = { _ in 0 }
}

extension PathNotation {
  /// All of them; an input is in the first one that fits all its lines.
  static let all: [PathNotation] = [
    // Two letters before paths.
    PathNotation(
      reason: printed(by: "git status --short"), line: PathLine.ofStatus,
      isCertain: { $0.list.hasSlash || $0.haveUnknown ? $0.areSeveral : nil }),
    // A letter and a tab before paths.
    PathNotation(
      reason: printed(by: "git diff --name-status"), line: PathLine.changed,
      isCertain: { $0.list.hasSlash ? $0.areSeveral : nil }),
    // Two counts of lines before paths.
    PathNotation(
      reason: printed(by: "git diff --numstat"), line: PathLine.counted,
      isCertain: { $0.list.hasSlash ? $0.areSeveral : nil }),
    // Numbers and units before paths.
    PathNotation(
      reason: printed(by: "du"), line: PathLine.sized, isCertain: \.areCertainSizes,
      countsContents: true),
    // Bars and signs behind paths.
    PathNotation(
      reason: printed(by: "git diff --stat"), line: PathLine.inHistogram, isLikely: \.areChanges),
    // What Git keeps of files.
    PathNotation(reason: printed(by: "git ls-tree -r"), line: PathLine.ofObject),
    // Commits and branches behind folders.
    PathNotation(reason: printed(by: "git worktree list"), line: PathLine.ofWorktree),
    // Rights, owners, sizes and days before names.
    PathNotation(
      reason: printed(by: "ls -l or tar -tv"), line: PathLine.withMode, isLikely: \.haveModes,
      hasFolders: true),
    // Numbers before names below their folder.
    PathNotation(
      reason: printed(by: "ls -sR"), line: PathLine.behindNumber, mayBegin: PathLine.isFolder,
      isLikely: \.haveFolderInFolder, hasFolders: true),
    // Names below their folder, which ends with a colon. Those with commas between them are in one
    // line, as `ls -Rm` prints them.
    PathNotation(
      reason: printed(by: "ls -R"), line: PathLine.inFolder, mayBegin: PathLine.isFolder,
      isLikely: \.haveFolderInFolder, isCertain: { $0.count(", ") < 2 }, hasFolders: true),
    // A letter for the kind of file before paths.
    PathNotation(
      reason: printed(by: "find -printf '%y %p\\n'"), line: PathLine.ofKind,
      isCertain: { $0.list.areTrees ? $0.areSeveral : $0.list.hasSlash ? false : nil }),
    // Sums before paths.
    PathNotation(
      reason: printed(by: "sha256sum"), line: PathLine.withChecksum,
      isCertain: { $0.list.areTrees || !$0.haveSizes ? true : nil }),
    // Arrows behind links.
    PathNotation(
      reason: printed(by: "tree -if"), line: PathLine.linked, isLikely: \.areBesideLinks),
    // What is in files, behind a colon: a name with one may stand in many paths, but nothing is
    // described twice.
    PathNotation(
      reason: printed(by: "file"), line: PathLine.described, isLikely: \.areDistinct,
      isCertain: { $0.list.areTrees && $0.areSeveral ? true : nil }),
    // Letters and signs before paths.
    PathNotation(
      reason: printed(by: "svn status or hg status"), line: PathLine.marked,
      isLikely: { $0.areDistinct && $0.haveSlash }, isCertain: { $0.list.areTrees && $0.areSeveral }
    ),
    // Words with digits before paths that begin with a slash or a point.
    PathNotation(
      reason: "columns stand before its paths", line: PathLine.behindColumns,
      isLikely: \.areDistinct, isCertain: { $0.list.areTrees ? true : nil }),
    PathNotation(
      reason: "numbers stand behind its paths", line: PathLine.beforeColumns,
      isLikely: { $0.areDistinct && $0.haveFolders },
      isCertain: { $0.list.areTrees ? true : nil }),
    // Names with slashes, one of them behind an asterisk.
    PathNotation(
      reason: printed(by: "git branch"), line: PathLine.ofBranch, isLikely: \.areBranches,
      isCertain: { $0.list.hasRemotes || $0.head.firstByte != UInt8(ascii: "*") }),
    // What became of files.
    PathNotation(reason: printed(by: "git diff --summary"), line: PathLine.summarised),
    // Paths with owners behind them, as in a file called `CODEOWNERS`.
    PathNotation(
      reason: "owners stand behind its paths", line: PathLine.owned,
      isLikely: { $0.areDistinct && $0.haveSlash }),
    // Paths below a heading.
    PathNotation(
      reason: printed(by: "PowerShell"), line: PathLine.fullName,
      mayBegin: { $1[$0].starts(with: "FullName".utf8) }, isLikely: \.areSeveral,
      separator: PathStyle.backslash),
    // Sizes and times before paths.
    PathNotation(
      reason: printed(by: "unzip -l"), line: PathLine.inArchive,
      mayBegin: { $1[$0].starts(with: "Archive:".utf8) }, isLikely: \.areSeveral),
    // Paths between sentences.
    PathNotation(
      reason: printed(by: "rsync -v"), line: PathLine.transferred,
      mayBegin: {
        $1[$0].starts(with: "Archive contains:".utf8)
          || $1.first("ing incremental file list", in: $0) != nil
      }),
    // Addresses of the web and of stores.
    PathNotation(
      reason: "its lines are addresses, some at one place", line: PathLine.ofAddress,
      isCertain: \.areCertainAddresses, lengthOfHead: PathLine.lengthOfHost),
    // Paths in parentheses behind a word.
    PathNotation(reason: printed(by: "anytree"), line: PathLine.ofNode),
    // Names of functions between semicolons and a count, as flame graphs are made of.
    PathNotation(
      reason: printed(by: "a program that folds stacks"), line: PathLine.ofStack,
      isLikely: \.areStacks, isCertain: \.shareTops, separator: UInt8(ascii: ";"),
      countsItself: true),
  ]

  private static func printed(by program: String) -> String {
    "its lines are as \(program) prints them"
  }
}
