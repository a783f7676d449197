extension SourceHead {
  /// What speaks for a list of paths: lines that are not indented and share folders, or that a
  /// program prints with something before paths or behind them.
  ///
  /// One label with a slash in it is nothing; folders that several lines name are, and so is a line
  /// that is the folder of another, or a dot or slash before all.
  var pathEvidence: Evidence? {
    let style = pathStyle
    if let printed = style.printed, let isCertain = printed.notation.isCertain(printed) {
      return Evidence(isCertain: isCertain, sign: .printed(printed.notation))
    }
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
