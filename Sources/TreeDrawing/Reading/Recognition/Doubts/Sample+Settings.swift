extension Sample {
  /// Settings such as `key = value` in all lines, below `[sections]` perhaps; or a log or a family,
  /// by how its lines begin.
  var settingResemblance: ForeignFormat? {
    guard let first = lines.first.map(text) else { return nil }
    if first.elementsEqual("0 HEAD".utf8) { return .gedcom }
    if first.starts(with: "#!/".utf8) { return .code }
    let settings = lines.count { Self.isSetting(text($0)) }
    let areSettings = lines.allSatisfy { line in
      Self.isSetting(text(line)) || Self.isSectionOrComment(text(line))
    }
    if settings > 1, areSettings { return .settings }
    return lines.count > 1 && lines.allSatisfy { Self.beginsWithTime(text($0)) } ? .log : nil
  }

  private static func isSetting(_ line: ArraySlice<UInt8>) -> Bool {
    let key = line.prefix { $0.isLetter || $0.isDigit || "_-.".utf8.contains($0) }
    let rest = line[key.endIndex...].drop(while: \.isIndentation)
    return key.first?.isDigit == false && rest.first == UInt8(ascii: "=")
      && rest.dropFirst().first != UInt8(ascii: "=")
  }

  private static func isSectionOrComment(_ line: ArraySlice<UInt8>) -> Bool {
    line.first == UInt8(ascii: "[") && line.last == UInt8(ascii: "]")
      || "#;".utf8.contains(line.first ?? 0)
  }

  /// Whether a line begins with a day and a time, as `2026-01-31 10:00` or `Jan  1 10:00:00`.
  private static func beginsWithTime(_ line: ArraySlice<UInt8>) -> Bool {
    let shape = line.prefix(16).map { byte in
      byte.isDigit ? UInt8(ascii: "0") : byte.isLetter ? UInt8(ascii: "a") : byte
    }
    let shapes = ["0000-00-00 00:00", "0000-00-00a00:00", "aaa  0 00:00:00 ", "aaa 00 00:00:00 "]
    return shapes.contains { shape.elementsEqual($0.utf8) }
  }
}
