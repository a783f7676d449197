extension SourceHead {
  /// Edges with other signs than arrows of two or more ASCII characters, in all lines, where a name
  /// stands in two lines as only what is above others or between them does.
  var unsupportedLink: UnsupportedFormat? {
    guard lines.count > 1, lines.allSatisfy({ $0.indentation.length == 0 }) else { return nil }
    let rows = (isWhole ? lines[...] : lines.dropLast()).map(text)
    return Self.links.contains { areLinks(rows, $0.sign, pointsBack: $0.pointsBack) } ? .edges : nil
  }

  private static let links: [(sign: [UInt8], pointsBack: Bool)] = [
    (" \u{2192} ", false), (" \u{2190} ", true), (" <- ", true), (" <-- ", true), (" -- ", false),
  ].map { (Array($0.0.utf8), $0.1) }

  private func areLinks(
    _ rows: [ArraySlice<UInt8>], _ sign: [UInt8], pointsBack: Bool
  ) -> Bool {
    guard hasAny(of: [sign[1]]) else { return false }
    var parents: [ArraySlice<UInt8>] = []
    var children: Set<ArraySlice<UInt8>> = []
    for row in rows {
      guard let place = row.indices.first(where: { row[$0...].starts(with: sign) }) else {
        return false
      }
      let sides = (row[..<place], row[(place + sign.count)...])
      parents.append(pointsBack ? sides.1 : sides.0)
      children.insert(pointsBack ? sides.0 : sides.1)
    }
    let names = Set(parents)
    return names.count < parents.count || !names.isDisjoint(with: children)
  }
}
