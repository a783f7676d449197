extension PathNotation {
  /// Whether all lines are written so, and some as in no other way.
  func isCommon(to lines: [Range<Int>], in bytes: [UInt8]) -> Bool {
    guard let first = lines.first else { return false }
    if !mayBegin(first, in: bytes) { return false }
    var paths: [PathLine] = []
    for line in lines {
      guard let path = self.line(line, in: bytes) else { return false }
      if bytes[path.path].endsWithAttributes { return false }
      if !path.path.isEmpty { paths.append(path) }
    }
    switch self {
    case .links:
      let hasReport = paths.count < lines.count && paths.count > 1
      return paths.contains { $0.note == nil } && (hasReport || paths.contains { $0.note != nil })
    case .folders, .numberedFolders: return hasFolderInFolder(paths, in: bytes)
    case .branches: return areBranches(paths, in: bytes)
    case .archive, .fullNames: return paths.count > 1
    case .columns: return areDistinct(paths, in: bytes)
    case .marks, .owners: return areDistinct(paths, in: bytes) && haveSlash(paths, in: bytes)
    case .numbers: return areDistinct(paths, in: bytes) && haveFolders(paths, in: bytes)
    case .modes:
      return paths.contains { !$0.isFolder }
        && !paths.contains { TrailingBranch.isCorner(in: bytes, at: $0.path) }
    case .stacks: return areStacks(paths, in: bytes)
    case .histogram:
      // What is cut off in front does not say which folder it is in.
      let areWhole = !paths.contains { bytes[$0.path].starts(with: ".../".utf8) }
      return areWhole && areChanges(lines, in: bytes)
    // A name with a colon may stand in many paths; nothing is described twice.
    case .descriptions: return areDistinct(paths, in: bytes)
    default: return !paths.isEmpty
    }
  }

  /// Whether the first line can be that of a list in which it is as in no other.
  private func mayBegin(_ line: Range<Int>, in bytes: [UInt8]) -> Bool {
    switch self {
    case .folders, .numberedFolders: PathLine.isFolder(line, in: bytes)
    case .archive: bytes[line].starts(with: "Archive:".utf8)
    case .fullNames: bytes[line].starts(with: "FullName".utf8)
    case .transfer:
      bytes[line].starts(with: "Archive contains:".utf8)
        || bytes.first("ing incremental file list", in: line) != nil
    default: true
    }
  }

  private func areDistinct(_ paths: [PathLine], in bytes: [UInt8]) -> Bool {
    Set(paths.map { bytes[$0.path] }).count == paths.count
  }

  private func haveSlash(_ paths: [PathLine], in bytes: [UInt8]) -> Bool {
    paths.contains { bytes[$0.path].contains(PathStyle.slash) }
  }

  /// Whether one path is the folder of another, or no number can be a part of a name, as behind a
  /// comma.
  private func haveFolders(_ paths: [PathLine], in bytes: [UInt8]) -> Bool {
    let list = PathSample(paths.map { bytes[$0.path] }, PathStyle.slash)
    let areBehindSpaces = paths.contains { bytes[$0.path.upperBound] == 0x20 }
    return list.areTrees && (!areBehindSpaces || list.containOwnParent)
  }

  /// Whether one name is that of the branch at hand, and others are as branches are called.
  private func areBranches(_ paths: [PathLine], in bytes: [UInt8]) -> Bool {
    guard paths.count > 1, paths.count(where: { $0.note?.count == 1 }) > 0 else { return false }
    let usual = ["main", "master", "develop", "dev", "trunk"]
    return paths.contains { path in
      let name = bytes[path.path]
      return name.starts(with: "remotes/".utf8) || usual.contains { name.elementsEqual($0.utf8) }
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

extension ArraySlice<UInt8> {
  /// Whether a block such as `{href=a/b.html}` stands at the end, as in outlines.
  fileprivate var endsWithAttributes: Bool {
    guard last == UInt8(ascii: "}"), let brace = lastIndex(of: UInt8(ascii: "{")) else {
      return false
    }
    let name = self[(brace + 1)...].prefix(while: \.isLetter)
    return !name.isEmpty && self[name.endIndex] == UInt8(ascii: "=")
  }
}
