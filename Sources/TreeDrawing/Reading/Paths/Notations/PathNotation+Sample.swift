extension PathNotation {
  /// Whether all lines are written so, and some as in no other way.
  func isCommon(to lines: [Range<Int>], in bytes: [UInt8]) -> Bool {
    guard let first = lines.first else { return false }
    if self == .folders, !PathLine.isFolder(first, in: bytes) { return false }
    var paths: [PathLine] = []
    for line in lines {
      guard let path = self.line(line, in: bytes) else { return false }
      if !path.path.isEmpty { paths.append(path) }
    }
    switch self {
    case .links:
      let hasReport = paths.count < lines.count && paths.count > 1
      return paths.contains { $0.note == nil } && (hasReport || paths.contains { $0.note != nil })
    case .folders: return hasFolderInFolder(paths, in: bytes)
    case .modes:
      return paths.contains { !$0.isFolder }
        && !paths.contains { HiddenBranch.isCorner(in: bytes, at: $0.path) }
    case .stacks: return areStacks(paths, in: bytes)
    case .histogram: return areChanges(lines, in: bytes)
    // A name with a colon may stand in many paths; nothing is described twice.
    case .descriptions: return Set(paths.map { bytes[$0.path] }).count == paths.count
    default: return !paths.isEmpty
    }
  }

  /// Whether a folder is named that is in another one.
  private func hasFolderInFolder(_ lines: [PathLine], in bytes: [UInt8]) -> Bool {
    guard let first = lines.first, first.isFolder else { return false }
    var folders: Set<ArraySlice<UInt8>> = []
    for line in lines where line.isFolder {
      let folder = bytes[line.path]
      let parent = folder.lastIndex(of: PathStyle.slash).map { folder[..<$0] }
      if let parent, folders.contains(parent) { return true }
      folders.insert(folder)
      // What is in the folder `/` has no other slash before it.
      if folder.elementsEqual([PathStyle.slash]) { folders.insert(folder.dropLast()) }
    }
    return false
  }

  /// Whether lines stand below each other and one has signs: what is nested is an outline, with
  /// numbers behind bars.
  private func areChanges(_ lines: [Range<Int>], in bytes: [UInt8]) -> Bool {
    let signs = "+-".utf8
    return lines.allSatisfy { bytes[$0].prefix(while: \.isIndentation).count < 2 }
      && lines.contains { line in
        bytes[line].last.map(signs.contains) == true
          || bytes[line].contains(Array(" changed, ".utf8))
      }
  }

  /// Whether functions are called by others, and none is a sentence.
  private func areStacks(_ lines: [PathLine], in bytes: [UInt8]) -> Bool {
    let semicolon = UInt8(ascii: ";")
    return lines.contains { bytes[$0.path].contains(semicolon) }
      && !lines.contains { bytes.first("; ", in: $0.path) != nil }
      && lines.allSatisfy { !bytes[$0.path.lowerBound].isIndentation }
  }
}
