extension Sample {
  /// Columns that are held apart by spaces, as many programs print them.
  var columnResemblance: ForeignFormat? {
    guard lines.count > 1, isHeading(lines[0]) || areAligned || isUnderlined else { return nil }
    return .columns
  }

  /// Whether a line has names in capitals, spaces between them, and numbers below, as `ps` prints.
  private func isHeading(_ line: OutlineLine) -> Bool {
    guard ListingChatter.isHeading(text(line)) else { return false }
    let rows = lines.dropFirst().count { other in
      gaps(other) > 0
        || text(other).contains(where: \.isDigit) && text(other).contains(where: \.isIndentation)
    }
    return rows * 2 >= lines.count - 1
  }

  /// Whether there are three columns or more in every line, and nothing is below another.
  private var areAligned: Bool {
    lines.count > 2 && Set(lines.map(\.indentation.length)).count == 1
      && lines.allSatisfy { gaps($0) > 1 }
  }

  /// Whether the second line has dashes below each name of the first.
  private var isUnderlined: Bool {
    let dashes = text(lines[1])
    return dashes.contains(UInt8(ascii: " "))
      && dashes.allSatisfy { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: " ") }
      && dashes.split(separator: UInt8(ascii: " ")).allSatisfy { $0.count > 2 }
  }

  /// How often two spaces or more stand between words.
  private func gaps(_ line: OutlineLine) -> Int {
    var count = 0
    var spaces = 0
    for byte in text(line) {
      spaces = byte.isIndentation ? spaces + 1 : 0
      if spaces == 2 { count += 1 }
    }
    return count
  }
}
