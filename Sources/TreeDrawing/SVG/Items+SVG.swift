// Long lists of items are written in pieces, two at a time where the machine can do two things at once.
// No piece depends on another, so the document is the same.

extension Drawing.Items {
  /// How many items make a piece, of about a megabyte.
  private static let pieceLength = 1 << 14

  /// Whether the items are more than a piece.
  var isLong: Bool { count > Self.pieceLength }

  /// Writes the items of a layer, piece by piece, in order.
  func writeSVG<Failure: Error>(
    _ format: SVGFormat, to write: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var start = 0
    while start < count {
      let middle = endOfPiece(from: start)
      let end = endOfPiece(from: middle)
      let (first, second) = concurrently {
        svg(of: start..<middle, format)
      } and: {
        svg(of: middle..<end, format)
      }
      try write(first)
      try write(second)
      start = end
    }
  }

  private func svg(of positions: Range<Int>, _ format: SVGFormat) -> [UInt8] {
    var writer = SVGWriter(format)
    writer.items(self, in: positions)
    return writer.take()
  }

  /// Where a piece ends that starts somewhere: not in a marked thing, which is written on one line.
  private func endOfPiece(from start: Int) -> Int {
    var end = Swift.min(start + Self.pieceLength, count)
    guard end < count, isInMark(at: end, from: start) else { return end }
    while end < count, markEdge(at: end - 1) != .end { end += 1 }
    return end
  }

  /// Whether a position is in a marked thing, if the start of its piece is in none.
  private func isInMark(at position: Int, from start: Int) -> Bool {
    for position in (start..<position).reversed() {
      if let edge = markEdge(at: position) { return edge == .begin }
    }
    return false
  }
}
