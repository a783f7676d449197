extension SourceHead {
  /// Records in lines: keys and values, or fields between colons.
  var unsupportedRecord: UnsupportedFormat? {
    if haveEqualColons { return .colons }
    return areKeysAndValues ? .keyValues : nil
  }

  /// The lines that are not indented.
  private var atMargin: [ArraySlice<UInt8>] {
    lines.filter { $0.indentation.length == 0 }.map(text)
  }

  /// Whether all lines have as many colons, two or more, and no space behind any, as `/etc/passwd`.
  var haveEqualColons: Bool {
    let rows = isWhole ? lines[...] : lines.dropLast()
    guard rows.count > 1, let first = colons(rows[0]), first > 1 else { return false }
    return rows.allSatisfy { $0.indentation.length == 0 && colons($0) == first }
  }

  /// How many colons a line has; nil if a space follows one, or digits are around all.
  private func colons(_ line: OutlineLine) -> Int? {
    var count = 0
    var isClock = true
    guard gaps(line) == 0 else { return nil }
    for index in line.label.range where bytes[index] == UInt8(ascii: ":") {
      let next = index + 1 < line.label.end ? bytes[index + 1] : 0
      guard !next.isIndentation, next != UInt8(ascii: ":") || count > 0 else { return nil }
      isClock = isClock && next.isDigit
      count += 1
    }
    return isClock ? nil : count
  }

  /// Whether five lines or more are all keys with values, or three with columns or with names as
  /// only machines have; other lines are indented below some.
  private var areKeysAndValues: Bool {
    let rows = atMargin
    guard rows.count > 2, rows.count * 4 >= lines.count else { return false }
    var values = 0
    var columns = 0
    var names = 0
    var generated = 0
    for row in rows {
      guard let pair = KeyAndValue(row) else { return false }
      if pair.hasValue { values += 1 }
      if pair.isAligned { columns += 1 }
      if pair.hasName { names += 1 }
      if pair.looksGenerated { generated += 1 }
    }
    guard values * 4 >= rows.count * 3 else { return false }
    let areDeeper = lines.count > rows.count
    let lookGenerated = names > 0 || generated * 3 >= rows.count
    return !areDeeper && rows.count > 4 && lookGenerated || columns * 4 >= rows.count * 3
      || names > 1 && rows.count > 3
  }
}

/// A line such as `Package: jq`.
private struct KeyAndValue {
  let hasValue: Bool
  /// Whether more than a space stands before the value.
  let isAligned: Bool
  /// Whether the key is as `Installed-Size`, or `VmPeak`.
  let hasName: Bool
  /// Whether the value has signs as words of everyday have not: `/usr`, `<a@b.org>`, `1.2.3`.
  let looksGenerated: Bool

  private static let longestKey = 40

  /// Takes a line apart; nil if it is none.
  init?(_ line: ArraySlice<UInt8>) {
    guard let first = line.first, first.isLetter,
      let colon = line.prefix(Self.longestKey).firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    let value = line[(colon + 1)...]
    guard value.isEmpty || value.first?.isIndentation == true else { return nil }
    hasValue = !value.isEmpty
    looksGenerated =
      value.contains { "/<>@=_".utf8.contains($0) } || value.count { $0 == 0x2E } > 1
    let key = line[..<colon]
    isAligned =
      value.prefix(while: \.isIndentation).count > 1 || value.first == UInt8(ascii: "\t")
      || key.last?.isIndentation == true
    let parts = key.split(separator: UInt8(ascii: "-"))
    hasName =
      parts.count > 1 && parts.allSatisfy { (0x41...0x5A).contains($0.first ?? 0) }
      && !key.contains(0x20)
  }
}
