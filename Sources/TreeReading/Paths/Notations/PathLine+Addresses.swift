extension PathLine {
  /// Such as `s3://bucket/main.c`, without spaces.
  static func ofAddress(_ line: Range<Int>, in bytes: [UInt8]) -> PathLine? {
    let host = lengthOfHost(bytes[line])
    return host > 0 && !bytes[line].contains(where: \.isIndentation) ? PathLine(path: line) : nil
  }

  /// How much of an address is before its first folder, as `s3://bucket`; 0 if it is none.
  static func lengthOfHost(_ text: ArraySlice<UInt8>) -> Int {
    let scheme = text.prefix { $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) }
    let rest = text[scheme.endIndex...]
    guard scheme.first?.isLetter == true, rest.starts(with: "://".utf8) else { return 0 }
    return scheme.count + 3 + rest.dropFirst(3).prefix { $0 != PathStyle.slash }.count
  }

  /// Such as `Node('/top/a', size=3)`, as anytree prints nodes.
  static func ofNode(_ line: Range<Int>, in bytes: [UInt8]) -> PathLine? {
    guard let open = bytes.first("('/", in: line), bytes[line].last == UInt8(ascii: ")"),
      open > line.lowerBound,
      bytes[line.lowerBound..<open].allSatisfy({ $0.isLetter || $0.isDigit }),
      let end = bytes[(open + 3)..<line.upperBound].firstIndex(of: UInt8(ascii: "'"))
    else { return nil }
    let rest = (end + 1)..<(line.upperBound - 1)
    let note = bytes[rest].starts(with: ", ".utf8) ? bytes.trimmed(rest.dropFirst(2)) : nil
    return PathLine(path: (open + 3)..<end, note: note)
  }

  /// A folder that ends with a colon, or a name in it behind a number, as `ls -iR` prints.
  static func behindNumber(_ line: Range<Int>, in bytes: [UInt8]) -> PathLine? {
    if isFolder(line, in: bytes) { return PathLine(path: line.dropLast(), isFolder: true) }
    if isTotal(bytes[line]) { return .nothing(line) }
    var words = LineWords(line, in: bytes)
    guard let number = words.next(), bytes[number].fileSize != nil else { return nil }
    words.passSpace()
    return words.rest.isEmpty ? nil : PathLine(path: words.rest, note: number)
  }

  /// A path, or what `rsync -v` or `zip -sf` says around them.
  static func transferred(_ line: Range<Int>, in bytes: [UInt8]) -> PathLine? {
    let texts = [
      "sending incremental ", "receiving incremental ", "sent ", "total size is ",
      "Archive contains:", "Total ",
    ]
    return texts.contains { bytes[line].starts(with: $0.utf8) }
      ? .nothing(line) : bytes.trimmed(line).map { PathLine(path: $0) }
  }
}
