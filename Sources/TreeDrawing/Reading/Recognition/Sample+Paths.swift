extension Sample {
  /// What speaks for a list of paths: lines that are not indented and share folders.
  ///
  /// One label with a slash in it is nothing; folders that several lines name are, and so is a line
  /// that is the folder of another, or a dot or slash before all.
  var pathEvidence: Evidence? {
    let lines = (isWhole ? lines[...] : lines.dropLast()).filter {
      !PathLines.isComplaint(text($0))
    }
    if haveLetters(lines) { return .possible(.slashesBehindLetters) }
    let marked = lines.count { isMarked(text($0)) }
    guard lines.allSatisfy({ $0.indentation.length == 0 && !isAddress(text($0)) }),
      marked * 2 < lines.count
    else { return nil }
    let list = PathSample(lines.map(text))
    if lines.count > 1 {
      if list.areAllRooted {
        return list.haveLinks ? .possible(.arrowsBehindSlashes) : .certain(.rootedPaths)
      }
      if list.haveSizes { return .possible(.slashesBehindSizes) }
      if list.areHeadings { return .possible(.slashesBeforeColons) }
      if list.haveCommonFolders { return .certain(.commonFolders) }
    }
    guard list.mayBePaths else { return nil }
    return .possible(.slashes)
  }

  /// Whether letters before paths say what has become of files, as `git status --short` and
  /// `git diff --name-status` print them, or what they are.
  private func haveLetters(_ lines: [OutlineLine]) -> Bool {
    let texts = lines.map { bytes[$0.indentation.start..<$0.label.end] }
    guard texts.count > 1, texts.contains(where: { $0.contains(UInt8(ascii: "/")) }) else {
      return false
    }
    return PathLetters.all.contains { isBegun in texts.allSatisfy(isBegun) }
  }

  /// Whether a line begins as an item or a heading does.
  private func isMarked(_ text: ArraySlice<UInt8>) -> Bool {
    "-*+#>|".utf8.contains(text.first ?? 0) && text.dropFirst().first == 0x20
  }

  /// Whether a line is an address of the web.
  private func isAddress(_ text: ArraySlice<UInt8>) -> Bool {
    let colon = text.firstIndex(of: UInt8(ascii: ":"))
    return colon.map { text[$0...].starts(with: "://".utf8) } ?? false
  }
}

/// The ways in which letters stand before paths.
private enum PathLetters {
  static let all = [isShortStatus, isNameStatus, isKind]

  /// Such as `?? docs/` or ` M src/main.c`.
  private static func isShortStatus(_ line: ArraySlice<UInt8>) -> Bool {
    let signs = line.prefix(2)
    return line.count > 3 && signs.allSatisfy { " MADRCUT?!".utf8.contains($0) }
      && signs.contains { $0 != 0x20 } && line.dropFirst(2).first == 0x20
      && line.dropFirst(3).first != 0x20
  }

  /// Such as `M`, a tab, and `src/main.c`; renamed files have a number.
  private static func isNameStatus(_ line: ArraySlice<UInt8>) -> Bool {
    let rest = line.dropFirst().drop(while: \.isDigit)
    return (0x41...0x5A).contains(line.first ?? 0) && rest.first == UInt8(ascii: "\t")
  }

  /// Such as `d ./src`, as `find -printf '%y %p\n'` prints.
  private static func isKind(_ line: ArraySlice<UInt8>) -> Bool {
    "dflpsbcD".utf8.contains(line.first ?? 0) && line.dropFirst().first == 0x20
      && line.count > 2 && !line.dropFirst(2).contains(where: \.isIndentation)
  }
}

/// The lines of a sample, as far as they can be paths.
private struct PathSample {
  private let lines: [ArraySlice<UInt8>]
  private let withSlash: Int
  private let withSpace: Int

  private static let slash = UInt8(ascii: "/")

  init(_ lines: [ArraySlice<UInt8>]) {
    self.lines = lines
    withSlash = lines.count { $0.dropLast().contains(Self.slash) }
    withSpace = lines.count { $0.contains(UInt8(ascii: " ")) }
  }

  var areAllRooted: Bool {
    withSlash > 0
      && lines.allSatisfy { line in
        ["./", "/", "../"].contains { line.starts(with: $0.utf8) } || line.elementsEqual(".".utf8)
      } && !lines.allSatisfy { line in ["// ", "/// "].contains { line.starts(with: $0.utf8) } }
  }

  /// Whether arrows say where links lead, as `tree -if` prints.
  var haveLinks: Bool { lines.contains { $0.contains(Array(" -> ".utf8)) } }

  /// Whether a line is the folder of others, or, where few have spaces, several are in one folder.
  var haveCommonFolders: Bool {
    guard withSlash > 0 else { return false }
    let names = Set(lines)
    let folders = lines.compactMap { $0.lastIndex(of: Self.slash).map($0.prefix(upTo:)) }
    if withSlash * 2 >= lines.count, folders.contains(where: names.contains) { return true }
    let tops = lines.compactMap { $0.firstIndex(of: Self.slash).map($0.prefix(upTo:)) }
    return withSpace * 2 < lines.count && Set(tops).count < tops.count && areTelling
  }

  /// Whether the lines are more than a few pairs, such as `km/h` and `km/s`.
  private var areTelling: Bool {
    lines.count > 3
      || lines.contains { line in
        let parts = line.split(separator: Self.slash)
        return parts.count > 2
          || parts.count > 1 && parts.last?.dropFirst().dropLast().contains(0x2E) == true
      }
  }

  /// Whether numbers come before the paths, as `du` and `find -printf '%s %p\n'` print them.
  var haveSizes: Bool {
    withSlash > 0
      && lines.allSatisfy { line in
        let size = line.prefix { !$0.isIndentation }
        let rest = line[size.endIndex...].dropFirst()
        guard line.dropFirst(size.count).first == UInt8(ascii: "\t") || !rest.contains(0x20) else {
          return false
        }
        return size.endIndex < line.endIndex && size.first?.isDigit == true && size.count < 20
          && size.dropLast().allSatisfy { $0.isDigit || $0 == 0x2E || $0 == 0x2C }
      }
  }

  /// Whether all lines with slashes end with a colon, as those above the lists of `ls -R` do.
  var areHeadings: Bool {
    let colon = UInt8(ascii: ":")
    return lines.first?.last == colon && withSlash > 0
      && lines.allSatisfy { $0.last == colon || !$0.contains(Self.slash) }
  }

  var mayBePaths: Bool {
    let isOne = lines.count == 1
    return withSpace == 0 && withSlash > 0 && (!isOne || areAllRooted)
  }
}
