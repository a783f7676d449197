// Long lists of items are written in pieces, on two threads where the machine can do two things at
// once. No piece depends on another, so the document is the same.

extension Drawing.Items {
  /// How many items make a piece, of less than a megabyte.
  private static let pieceLength = 1 << 14

  /// Whether the items are more than a piece.
  var isLong: Bool { count > Self.pieceLength }

  /// Writes the items of a layer, piece by piece, in order.
  ///
  /// To pass a piece on takes about a third of the time that it takes to make one. So this thread
  /// passes on what was made before and makes one piece more, while the other one makes two.
  func writeSVG<Failure: Error>(
    _ format: SVGFormat, to write: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var made: [[UInt8]] = []
    var start = 0
    while start < count {
      let first = start..<endOfPiece(from: start)
      let second = first.upperBound..<endOfPiece(from: first.upperBound)
      let third = second.upperBound..<endOfPiece(from: second.upperBound)
      let (own, others) = try concurrently { () throws(Failure) in
        for piece in made { try write(piece) }
        return svg(of: first, format)
      } and: {
        [svg(of: second, format), svg(of: third, format)]
      }
      made = [own] + others
      start = third.upperBound
    }
    for piece in made { try write(piece) }
  }

  private func svg(of positions: Range<Int>, _ format: SVGFormat) -> [UInt8] {
    var writer = SVGWriter(format, room: 1 << 20)
    visit(positions, by: &writer)
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
