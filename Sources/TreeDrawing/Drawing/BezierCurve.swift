/// A Bézier curve of two, three or four points; with two it is a straight line.
struct BezierCurve {
  let points: [Point]

  init(_ points: [Point]) { self.points = points }

  var start: Point { points[0] }
  var end: Point { points[points.count - 1] }
}

extension BezierCurve {
  /// The two parts before and behind a fraction of the curve's parameter, by de Casteljau.
  func split(at part: Double) -> (BezierCurve, BezierCurve) {
    var (first, last) = ([start], [end])
    var row = points
    while row.count > 1 {
      row = zip(row, row.dropFirst()).map { one, other in
        Point(x: one.x + part * (other.x - one.x), y: one.y + part * (other.y - one.y))
      }
      first.append(row[0])
      last.append(row[row.count - 1])
    }
    return (BezierCurve(first), BezierCurve(last.reversed()))
  }

  /// The distance between the ends.
  private var chord: Double { start.distance(to: end) }

  /// The length of the lines through all points.
  private var polygon: Double {
    zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }

  /// Whether it is nearly a straight line.
  private var isFlat: Bool { polygon - chord <= 0.001 * polygon }

  /// The length, if it is nearly a straight line (Gravesen).
  private var flatLength: Double {
    let degree = Double(points.count - 1)
    return (2 * chord + (degree - 1) * polygon) / (degree + 1)
  }
}

extension BezierCurve {
  /// A part of a curve that is nearly a straight line, and how long it is.
  private typealias Piece = (curve: BezierCurve, start: Double, end: Double, length: Double)

  /// How often a curve is halved at most; only cusps need so much.
  private static let mostHalvings = 16

  /// The pieces from the start to the end, each nearly straight.
  private var pieces: [Piece] {
    var pieces: [Piece] = []
    var waiting = [(curve: self, start: 0.0, end: 1.0, depth: 0)]
    while let (curve, start, end, depth) = waiting.popLast() {
      if depth == Self.mostHalvings || curve.isFlat {
        pieces.append((curve, start, end, curve.flatLength))
      } else {
        let (first, last) = curve.split(at: 0.5)
        let middle = (start + end) / 2
        waiting.append((last, middle, end, depth + 1))
        waiting.append((first, start, middle, depth + 1))
      }
    }
    return pieces
  }

  /// The length along the curve.
  var length: Double { isFlat ? flatLength : pieces.reduce(0) { $0 + $1.length } }

  /// The part between two lengths from the start.
  ///
  /// - Parameters:
  ///   - start: where it begins.
  ///   - end: where it ends.
  ///   - length: the length of the curve.
  /// - Returns: the part.
  func part(from start: Double, to end: Double, of length: Double) -> BezierCurve {
    let first = start > 0 ? parameter(at: start, of: length) : 0
    let last = end < length ? parameter(at: end, of: length) : 1
    let begun = last < 1 ? split(at: last).0 : self
    return first > 0 ? begun.split(at: first / last).1 : begun
  }

  /// The curve's parameter at a length from the start.
  private func parameter(at target: Double, of length: Double) -> Double {
    guard points.count > 2 else { return target / length }
    var passed = 0.0
    for piece in pieces {
      if target <= passed + piece.length {
        let part = piece.curve.fraction(at: target - passed)
        return piece.start + part * (piece.end - piece.start)
      }
      passed += piece.length
    }
    return 1
  }

  /// The parameter at a length from the start of a curve that is nearly straight, by halving.
  private func fraction(at target: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if split(at: middle).0.flatLength < target { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

extension Point {
  /// How far another point is away.
  func distance(to other: Point) -> Double {
    let (x, y) = (other.x - x, other.y - y)
    return (x * x + y * y).squareRoot()
  }
}
