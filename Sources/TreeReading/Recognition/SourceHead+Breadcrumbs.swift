extension SourceHead {
  /// What stands between the names of paths that are no files, as in `Home > Docs > Intro`; nil if
  /// the lines are no such paths.
  ///
  /// Some lines begin alike, and one has three names or is what another is below.
  var breadcrumbSeparator: [UInt8]? {
    guard lines.count > 1, !has("/"), has(">") || has(":") || hasAny(of: [0xC2, 0xE2]),
      lines.allSatisfy({ $0.indentation.length == 0 })
    else { return nil }
    let rows = (isWhole ? lines[...] : lines.dropLast()).map(text)
    return Self.breadcrumbs.first { areBreadcrumbs(rows, $0) }
  }

  private static let breadcrumbs = [" > ", " › ", " » ", "::"].map { Array($0.utf8) }

  private func areBreadcrumbs(_ rows: [ArraySlice<UInt8>], _ separator: [UInt8]) -> Bool {
    guard rows.contains(where: { $0.contains(separator) }) else { return false }
    let names = rows.map { Self.names($0, separator) }
    guard names.allSatisfy({ !$0.contains(where: \.isEmpty) }) else { return false }
    let isTight = separator.first != 0x20
    if isTight, rows.contains(where: { $0.contains(0x20) }) { return false }
    let tops = Set(names.map { $0[0] })
    let single = names.filter { $0.count == 1 }
    // A line without a separator is what others are below.
    guard tops.count < rows.count,
      single.allSatisfy({ name in
        names.contains { $0.count > 1 && $0[0].elementsEqual(name[0]) }
      })
    else { return false }
    return names.contains { $0.count > 2 } || !single.isEmpty
  }

  /// The parts of a line between separators.
  private static func names(_ line: ArraySlice<UInt8>, _ separator: [UInt8]) -> [ArraySlice<UInt8>]
  {
    var names: [ArraySlice<UInt8>] = []
    var start = line.startIndex
    var position = start
    while position < line.endIndex {
      if line[position] == separator[0], line[position...].starts(with: separator) {
        names.append(line[start..<position])
        position += separator.count
        start = position
      } else {
        position += 1
      }
    }
    return names + [line[start...]]
  }
}
