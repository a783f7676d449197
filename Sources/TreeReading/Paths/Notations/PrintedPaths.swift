/// The first lines of a list of paths, as a notation takes them apart.
struct PrintedPaths {
  let head: SourceHead
  let notation: PathNotation
  /// Where the lines are.
  let lines: [Range<Int>]
  /// Those that have paths.
  private(set) var paths: [PathLine] = []

  /// Takes lines apart, which are those of a head.
  ///
  /// - Returns: nil if some are not written so.
  init?(_ head: SourceHead, _ lines: [Range<Int>], as notation: PathNotation) {
    self.head = head
    self.notation = notation
    self.lines = lines
    guard let first = lines.first, notation.mayBegin(first, head.bytes) else { return nil }
    for line in lines {
      guard let path = notation.line(line, head.bytes), !bytes[path.path].endsWithAttributes
      else { return nil }
      if !path.path.isEmpty { paths.append(path) }
    }
  }

  private var bytes: [UInt8] { head.bytes }
}

// What there must be besides, since lines of other texts may look the same.
extension PrintedPaths {
  var areSeveral: Bool { paths.count > 1 }

  var areDistinct: Bool { Set(paths.map { bytes[$0.path] }).count == paths.count }

  var haveSlash: Bool { paths.contains { bytes[$0.path].contains(PathStyle.slash) } }

  /// Whether there are files, and no path begins as a branch of a listing does.
  var haveModes: Bool {
    paths.contains { !$0.isFolder }
      && !paths.contains { TrailingBranch.isCorner(in: bytes, at: $0.path) }
  }

  /// Whether some are links, or files are counted below.
  var areBesideLinks: Bool {
    let hasReport = paths.count < lines.count && paths.count > 1
    return paths.contains { $0.note == nil } && (hasReport || paths.contains { $0.note != nil })
  }

  /// Whether one path is the folder of another, or no number can be a part of a name, as behind a
  /// comma.
  var haveFolders: Bool {
    let areBehindSpaces = paths.contains { bytes[$0.path.upperBound] == 0x20 }
    return list.areTrees && (!areBehindSpaces || list.containOwnParent)
  }

  /// Whether one name is that of the branch at hand, and others are as branches are called.
  var areBranches: Bool {
    guard paths.count > 1, paths.count(where: { $0.note?.count == 1 }) > 0 else { return false }
    let usual = ["main", "master", "develop", "dev", "trunk"]
    return paths.contains { path in
      let name = bytes[path.path]
      return name.starts(with: "remotes/".utf8) || usual.contains { name.elementsEqual($0.utf8) }
    }
  }

  /// Whether a folder is named that is in another one.
  var haveFolderInFolder: Bool {
    guard let first = paths.first, first.isFolder else { return false }
    var folders: Set<ArraySlice<UInt8>> = []
    for line in paths where line.isFolder {
      let folder = bytes[line.path]
      let parent = folder.lastIndex(of: PathStyle.slash).map { folder[..<$0] }
      if let parent, folders.contains(parent) { return true }
      folders.insert(folder)
      // What is in the folder `/` has no other slash before it.
      if folder.elementsEqual([PathStyle.slash]) { folders.insert(folder.dropLast()) }
    }
    return false
  }

  /// Whether lines stand below each other and one has signs, and no path is cut off in front.
  ///
  /// What is nested is an outline, with numbers behind bars.
  var areChanges: Bool {
    let signs = "+-".utf8
    return !paths.contains { bytes[$0.path].starts(with: ".../".utf8) }
      && lines.allSatisfy { bytes[$0].prefix(while: \.isIndentation).count < 2 }
      && lines.contains { line in
        bytes[line].last.map(signs.contains) == true
          || bytes[line].contains(Array(" changed, ".utf8))
      }
  }

  /// Whether functions are called by others, and none is a sentence.
  var areStacks: Bool {
    count(";") > 0 && count("; ") == 0
      && paths.allSatisfy { !bytes[$0.path.lowerBound].isIndentation }
  }
}

// What makes it certain that lines are paths.
extension PrintedPaths {
  /// The paths as a list of their own.
  var list: PathSample { PathSample(paths.map { bytes[$0.path] }, PathStyle.slash) }

  /// How many paths have a text in them.
  func count(_ text: String) -> Int { paths.count { bytes.first(text, in: $0.path) != nil } }

  /// Whether Git does not know some files.
  var haveUnknown: Bool {
    paths.contains { path in path.note.map { bytes[$0].elementsEqual("??".utf8) } ?? false }
  }

  /// Whether sizes stand before paths.
  var haveSizes: Bool { paths.contains { $0.size != nil } }

  /// Whether sizes are certainly those of paths; nil if nothing speaks for it, such as units.
  var areCertainSizes: Bool? {
    if list.areTrees || areTotals { return areSeveral }
    let haveUnits = paths.contains { $0.note.map { bytes[$0].last?.isLetter == true } ?? false }
    return list.hasSlash || haveUnits ? false : nil
  }

  /// Whether all lines have tabs, and one is the folder that the others are in, or their sum.
  private var areTotals: Bool {
    paths.allSatisfy { bytes[$0.path.lowerBound - 1] == UInt8(ascii: "\t") }
      && (paths.count < lines.count || list.containOwnParent
        || paths.contains { bytes[$0.path].elementsEqual(".".utf8) })
  }

  /// Whether addresses are certainly a list; nil if few are, or all in different places.
  ///
  /// Those of the web stand in many outlines.
  var areCertainAddresses: Bool? {
    let hosts = paths.map { bytes[$0.path].prefix(PathLine.lengthOfHost(bytes[$0.path])) }
    guard Set(hosts).count < paths.count else { return nil }
    let areOfWeb = hosts.contains { $0.starts(with: "http".utf8) }
    return areOfWeb ? paths.count > 2 ? false : nil : true
  }

  /// Whether some folded stacks begin with the same name.
  var shareTops: Bool {
    Set(paths.map { bytes[$0.path].prefix { $0 != UInt8(ascii: ";") } }).count < paths.count
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
