/// A list of kinds that grows: what is to know of each is a row of its own, and nobody else asks
/// which kind something is.
struct OpenList {
  /// What the kinds are.
  let title: String
  /// The names of the kinds in the source.
  let names: Set<String>
  /// What is looked at where one asks, if the names of the kinds alone do not tell.
  let subject: String
  /// The paths below `Sources` where a switch over the kinds may stand.
  let rooms: [String]

  /// All lists; a list of a new sort gets a row here.
  static let all = [
    OpenList(
      title: "formats",
      names: [
        "auto", "outline", "json", "data", "heap", "tree", "paths", "markdown", "brackets",
        "newick", "table", "mindmap",
      ], subject: "format", rooms: []),
    OpenList(
      title: "arrangements",
      names: ["auto", "rows", "tidy", "hang", "columns", "grid", "list", "mindmap"],
      subject: "arrangement", rooms: ["/Diagram/Arrangements/"]),
    OpenList(
      title: "notations of paths",
      names: [
        "status", "changes", "lineCounts", "sizes", "histogram", "objects", "worktrees", "modes",
        "numberedFolders", "folders", "kinds", "checksums", "links", "descriptions", "marks",
        "columns", "numbers", "branches", "summaries", "owners", "fullNames", "archive",
        "transfer", "addresses", "nodes", "stacks",
      ], subject: "notation", rooms: []),
  ]

  /// Whether a switch tells the kinds apart.
  func isLookedAt(by found: SwiftSwitch) -> Bool {
    guard let first = found.names.first, names.contains(first), names.isSuperset(of: found.names)
    else { return false }
    return found.names.count > 1 || found.subject.last?.lowercased().hasSuffix(subject) == true
  }

  /// The switches that stand outside of the rooms, with what to do about each.
  func violations(in files: [String: [SwiftToken]]) -> [String] {
    let others = files.filter { file in !rooms.contains { file.key.contains($0) } }
    return others.flatMap { path, tokens in
      SwiftSwitch.all(in: tokens[...]).filter(isLookedAt).map {
        "\(path):\($0.line) tells \(title) apart; make it a trait in the row of each"
      }
    }.sorted()
  }
}
