/// The lines of a sample, as far as they can be paths.
struct PathSample {
  private let lines: [ArraySlice<UInt8>]
  private let separator: UInt8
  private let withSeparator: Int
  private let withSpace: Int

  init(_ given: [ArraySlice<UInt8>], _ separator: UInt8) {
    let lines = given.allSatisfy(Self.isQuoted) ? given.map { $0.dropFirst().dropLast() } : given
    self.lines = lines
    self.separator = separator
    withSeparator = lines.count { $0.dropLast().contains(separator) }
    withSpace = lines.count { $0.contains(UInt8(ascii: " ")) }
  }

  private static func isQuoted(_ line: ArraySlice<UInt8>) -> Bool {
    line.count > 2 && line.first == UInt8(ascii: "\"") && line.last == UInt8(ascii: "\"")
  }

  /// What speaks for paths in several lines.
  var evidence: Evidence? {
    if areAllRooted {
      if haveColumns { return .possible(.columnsBehindSlashes) }
      return .certain(separator == PathStyle.slash ? .rootedPaths : .drivePaths)
    }
    if areHeadings { return .possible(.slashesBeforeColons) }
    if haveCommonFolders {
      return haveNumbers || haveOptions || haveWords
        ? .possible(.wordsBesideSlashes) : .certain(.commonFolders)
    }
    return mayBePaths ? .possible(.slashes) : nil
  }

  var hasSlash: Bool { withSeparator > 0 }

  /// Whether branches are those of another repository, as Git calls them.
  var hasRemotes: Bool { lines.contains { $0.starts(with: "remotes/".utf8) } }

  /// Whether the lines are paths by their beginnings or their folders.
  var areTrees: Bool { areAllRooted || haveCommonFolders }

  /// Whether the lines are paths of Windows, with backslashes between names.
  var areOfWindows: Bool {
    guard separator == PathStyle.backslash, withSeparator > 0 else { return false }
    return areAllRooted
      || lines.allSatisfy { $0.first != separator && !$0.contains(PathStyle.slash) }
        && haveCommonFolders
  }

  private var areAllRooted: Bool {
    guard withSeparator > 0 else { return false }
    return separator == PathStyle.slash
      ? areAllRootedBySlash : lines.allSatisfy { Self.hasDrive($0) }
  }

  private var areAllRootedBySlash: Bool {
    lines.allSatisfy { line in
      ["./", "/", "../"].contains { line.starts(with: $0.utf8) } || line.elementsEqual(".".utf8)
    } && !lines.allSatisfy { line in ["// ", "/// "].contains { line.starts(with: $0.utf8) } }
  }

  /// Whether a line begins with a drive such as `C:\`, or with a computer in the network.
  private static func hasDrive(_ line: ArraySlice<UInt8>) -> Bool {
    if line.starts(with: "\\\\".utf8) || line.starts(with: ".\\".utf8) { return true }
    return line.first?.isLetter == true && line.dropFirst().starts(with: ":\\".utf8)
  }

  /// Whether two spaces or a tab are in every line, so that there is more than a path.
  private var haveColumns: Bool {
    lines.allSatisfy { line in
      line.contains(UInt8(ascii: "\t"))
        || zip(line, line.dropFirst()).contains { $0 == 0x20 && $1 == 0x20 }
    }
  }

  /// Whether a line is the folder of others, or, where few have spaces, several are in one folder.
  private var haveCommonFolders: Bool {
    guard withSeparator > 0 else { return false }
    if withSeparator * 2 >= lines.count, containOwnParent { return true }
    let tops = lines.compactMap { $0.firstIndex(of: separator).map($0.prefix(upTo:)) }
    return withSpace * 2 < lines.count && Set(tops).count < tops.count && areSignificant
  }

  /// Whether a line is the folder of another one.
  var containOwnParent: Bool {
    let names = Set(lines)
    return lines.contains { line in
      line.lastIndex(of: separator).map { names.contains(line.prefix(upTo: $0)) } ?? false
    }
  }

  /// Whether the lines are more than a few pairs, such as `km/h` and `km/s`.
  private var areSignificant: Bool {
    lines.count > 3
      || lines.contains { line in
        let parts = line.split(separator: separator)
        return parts.count > 2
          || parts.count > 1 && parts.last?.dropFirst().dropLast().contains(0x2E) == true
      }
  }

  /// Whether every line begins with a number and a space, as days do.
  private var haveNumbers: Bool {
    lines.allSatisfy { line in
      let word = line.prefix { $0 != 0x20 && $0 != separator }
      return line.first?.isDigit == true && word.endIndex < line.endIndex
        && line[word.endIndex] == 0x20
    }
  }

  /// Whether several lines have words such as `-x` or `--help`, as commands have.
  private var haveOptions: Bool {
    let dash = Array(" -".utf8)
    return lines.count { line in
      line.indices.contains {
        line[$0...].starts(with: dash) && line[$0...].count > 2 && line[$0 + 2] != 0x20
      }
    } > max(1, lines.count / 10)
  }

  /// Whether words stand before the slashes that half of the lines begin with, as in `GET /users`.
  private var haveWords: Bool {
    lines.count { line in
      line.indices.dropFirst().contains { line[$0] == separator && line[$0 - 1] == 0x20 }
    } * 2 >= lines.count
  }

  /// Whether all lines with slashes end with a colon, as those above the lists of `ls -R` do.
  private var areHeadings: Bool {
    let colon = UInt8(ascii: ":")
    return lines.first?.last == colon && withSeparator > 0
      && lines.allSatisfy { $0.last == colon || !$0.contains(separator) }
  }

  /// Whether the lines can be paths, though little speaks for it.
  var mayBePaths: Bool {
    withSpace == 0 && withSeparator > 0 && (lines.count > 1 || areAllRooted)
  }
}
