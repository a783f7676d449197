/// In which of the ways that programs have a listing draws its branches.
///
/// It is found out from the first lines.
struct ListingStyle: Equatable {
  /// Whether a branch is a corner and one dash, and the label follows at once, as `pstree` prints.
  var hasShortBranches = false
  /// Whether lines go on with the first child, as in `init─┬─cron`.
  var hasInlineBranches = false
  /// Whether lines are as `lspci -t` prints them, the first with a dash before it.
  var isOfBuses = false
  /// Whether what is no branch and leads to none is a report around the trees, as Gradle and Maven
  /// print.
  var hasReport = false
  /// Whether files stand without branches among folders, as `tree /f` of Windows prints.
  var isFromWindows = false

  /// Whether a tree stands below the line that names the group of a unit, as `systemctl status`
  /// prints it.
  var isFromSystemd = false
  /// What that line begins with.
  static let group = Array("CGroup: ".utf8)

  /// How many underscores a branch such as `|____` has at most, as those behind are the label's.
  var underscores = Int.max

  /// What stands before all branches, if anything does.
  var prefix: ListingPrefix?

  /// How far the names of children are from where their branches begin, on Windows.
  static let windowsIndentation = 4
}

extension ListingStyle {
  init(of head: SourceHead) {
    let plainLines = head.listingLines(Self())
    prefix = ListingPrefix(of: plainLines, in: head.bytes)
    let lines = prefix == nil ? plainLines : head.listingLines(self)
    let branches = lines.compactMap(\.branch)
    hasShortBranches = branches.contains(where: \.isShort)
    underscores = branches.filter { $0.isUnderscored && !$0.isSetOff }.map(\.dashes).min() ?? .max
    isFromSystemd =
      !branches.isEmpty && lines.contains { head.bytes[$0.label.range].starts(with: Self.group) }
    hasReport =
      isFromSystemd || lines.contains(where: \.isFromMaven) || branches.contains(where: \.isGradles)
    isFromWindows =
      !branches.isEmpty && branches.allSatisfy { $0.dashes == 3 && !$0.isSetOff }
    let canBeInline = branches.allSatisfy(\.isShort)
    hasInlineBranches =
      canBeInline
      && lines.contains {
        $0.branch == nil && InlineBranches(in: head.bytes, $0.label.range) != nil
      }
    isOfBuses =
      hasInlineBranches
      && head.lines.first.map { head.text($0).starts(with: "-[".utf8) } == true
    if hasInlineBranches { hasShortBranches = true }
  }
}

extension Lexeme {
  /// The rest of a label behind what it begins with.
  func behind(_ beginning: [UInt8], in bytes: [UInt8]) -> Lexeme {
    guard bytes[range].starts(with: beginning) else { return self }
    return Lexeme((start + beginning.count)..<end, spelling)
  }
}

extension SourceHead {
  /// The lines taken apart, as a style has them.
  func listingLines(_ style: ListingStyle) -> [ListingLine] {
    lines.map { ListingLine(in: bytes, at: $0.indentation.start, style: style) }
  }
}
