extension SourceHead {
  /// What speaks for a list of paths: lines that are not indented and share folders, or that a
  /// program prints with something before paths or behind them.
  ///
  /// One label with a slash in it is nothing; folders that several lines name are, and so is a line
  /// that is the folder of another, or a dot or slash before all.
  var pathEvidence: Evidence? {
    let style = pathStyle
    if let notation = style.notation, let evidence = evidence(of: notation) { return evidence }
    let lines = (isWhole ? lines[...] : lines.dropLast()).filter {
      !PathLines.isComplaint(text($0))
    }
    if style.separator.count > 1 { return .certain(.breadcrumbs) }
    guard hasAny(of: style.separator) else { return nil }
    let marked = lines.count { isMarked(text($0)) }
    guard lines.allSatisfy({ $0.indentation.length == 0 && !isAddress(text($0)) }),
      marked * 2 < lines.count, !haveEqualColons, !beginsWithHash,
      !has("=") || unsupportedSetting == nil
    else { return nil }
    let list = PathSample(lines.map(text), style.separator[0])
    return lines.count > 1 ? list.evidence : list.mayBePaths ? .possible(.slashes) : nil
  }

  /// What speaks for paths as a program prints them.
  private func evidence(of notation: PathNotation) -> Evidence? {
    let lines = pathLines.compactMap { notation.line($0, in: bytes) }.filter { !$0.path.isEmpty }
    let list = PathSample(lines.map { bytes[$0.path] }, PathStyle.slash)
    let isCertain: Bool? =
      switch notation {
      case .objects, .modes, .worktrees, .histogram, .summaries, .archive, .fullNames, .transfer,
        .nodes:
        true
      // Names with commas between them are in one line, as `ls -Rm` prints them.
      case .folders: lines.count { bytes.first(", ", in: $0.path) != nil } < 2
      case .numberedFolders: true
      case .status: list.hasSlash || haveUnknown(lines) ? lines.count > 1 : nil
      case .changes, .lineCounts: list.hasSlash ? lines.count > 1 : nil
      case .links: true
      case .checksums: list.areTrees || !haveSizes(lines) ? true : nil
      case .sizes:
        list.areTrees || areTotals(lines)
          ? lines.count > 1 : list.hasSlash || haveUnits(lines) ? false : nil
      case .kinds: list.areTrees ? lines.count > 1 : list.hasSlash ? false : nil
      case .descriptions: list.areTrees && lines.count > 1 ? true : nil
      case .owners: true
      case .marks: list.areTrees && lines.count > 1
      case .columns, .numbers: list.areTrees ? true : nil
      case .branches: list.hasRemotes || !beginsWithAsterisk
      case .addresses: evidenceOfAddresses(lines)
      case .stacks: Set(lines.map { top(of: $0) }).count < lines.count
      }
    return isCertain.map { Evidence(isCertain: $0, sign: .printed(notation)) }
  }

  private var beginsWithAsterisk: Bool { firstByte == UInt8(ascii: "*") }

  /// Whether all lines have tabs, and one is the folder that the others are in, or their sum.
  private func areTotals(_ lines: [PathLine]) -> Bool {
    guard lines.allSatisfy({ bytes[$0.path.lowerBound - 1] == UInt8(ascii: "\t") }) else {
      return false
    }
    let list = PathSample(lines.map { bytes[$0.path] }, PathStyle.slash)
    return lines.count < pathLines.count || list.containOwnParent
      || lines.contains { bytes[$0.path].elementsEqual(".".utf8) }
  }

  /// Whether addresses are certainly a list; nil if few are, or all in different places.
  ///
  /// Those of the web stand in many outlines.
  private func evidenceOfAddresses(_ lines: [PathLine]) -> Bool? {
    let hosts = lines.map { bytes[$0.path].prefix(PathLine.lengthOfHost(bytes[$0.path])) }
    guard Set(hosts).count < lines.count else { return nil }
    let areOfWeb = hosts.contains { $0.starts(with: "http".utf8) }
    return areOfWeb ? lines.count > 2 ? false : nil : true
  }

  /// Whether Git does not know some files.
  private func haveUnknown(_ lines: [PathLine]) -> Bool {
    lines.contains { line in line.note.map { bytes[$0].elementsEqual("??".utf8) } ?? false }
  }

  /// Whether sizes stand before paths.
  private func haveSizes(_ lines: [PathLine]) -> Bool { lines.contains { $0.size != nil } }

  /// Whether sizes have units, as in `4.0K`.
  private func haveUnits(_ lines: [PathLine]) -> Bool {
    lines.contains { line in line.note.map { bytes[$0].last?.isLetter == true } ?? false }
  }

  /// The first name on a folded stack.
  private func top(of line: PathLine) -> ArraySlice<UInt8> {
    bytes[line.path].prefix { $0 != UInt8(ascii: ";") }
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
