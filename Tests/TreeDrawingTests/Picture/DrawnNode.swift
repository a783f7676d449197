@testable import TreeDrawing

/// A node as a picture draws it: its frame, the lines around its texts, and the places of these.
struct DrawnNode {
  let frame: Rect
  /// The lines of the shape, cut into short straight ones.
  private(set) var segments: [(start: Point, end: Point)] = []
  /// The rectangles of the texts, each as high as its lines.
  private(set) var texts: [Rect] = []

  /// The nodes of a picture, in the order in which they are painted.
  static func all(in picture: TreePicture) -> [DrawnNode] {
    var nodes: [DrawnNode] = []
    for item in picture.drawing.layers.lazy.flatMap(\.items) {
      switch item {
      case .begin(_, let frame): nodes.append(DrawnNode(frame: frame))
      case .shape(let path, _) where !nodes.isEmpty: nodes[nodes.count - 1].add(path)
      case .text(let text, at: let point, let anchor, let font, _, halo: _, let metrics)
      where !nodes.isEmpty:
        nodes[nodes.count - 1].add(text, at: point, anchor, font, metrics)
      default: break
      }
    }
    return nodes
  }

  private mutating func add(
    _ text: String, at point: Point, _ anchor: TextAnchor, _ font: Font, _ metrics: TextMetrics
  ) {
    let ascent = (metrics.lineHeight / 2 + font.baselineFromMiddle).rounded()
    texts.append(
      Rect(
        x: point.x - anchor.share * metrics.width, y: point.y - ascent, width: metrics.width,
        height: Double(text.lines.count) * metrics.lineHeight))
  }

  private mutating func add(_ path: Path) {
    var (start, current) = (Point.zero, Point.zero)
    for step in path.form.steps {
      switch step {
      case .move(let end): (start, current) = (end, end)
      case .line(let end):
        segments.append((current, end))
        current = end
      case .curve(let end, let control1, let control2):
        addCurve([current, control1, control2, end])
        current = end
      case .quadCurve(let end, let control):
        addCurve([current, control, control, end])
        current = end
      case .close: segments.append((current, start))
      }
    }
  }

  private mutating func addCurve(_ points: [Point]) {
    let count = 64
    func point(_ index: Int) -> Point {
      let t = Double(index) / Double(count)
      let s = 1 - t
      let parts = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
      return zip(parts, points).reduce(.zero) {
        Point(x: $0.x + $1.0 * $1.1.x, y: $0.y + $1.0 * $1.1.y)
      }
    }
    for index in 0..<count { segments.append((point(index), point(index + 1))) }
  }
}

extension DrawnNode {
  /// How near its lines come to a rectangle.
  func distance(to rect: Rect) -> Double {
    segments.lazy.flatMap { start, end in
      (0...64).lazy.map { part in
        let part = Double(part) / 64
        return Point(
          x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y))
      }
    }
    .map { point in
      let dx = max(rect.minX - point.x, point.x - rect.maxX, 0)
      let dy = max(rect.minY - point.y, point.y - rect.maxY, 0)
      return (dx * dx + dy * dy).squareRoot()
    }
    .min() ?? .infinity
  }

  /// How near its lines come to a point.
  func distance(to point: Point) -> Double {
    segments.lazy.map { start, end in
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = dx * dx + dy * dy
      let along = (point.x - start.x) * dx + (point.y - start.y) * dy
      let part = length > 0 ? min(max(along / length, 0), 1) : 0
      let (x, y) = (start.x + part * dx - point.x, start.y + part * dy - point.y)
      return (x * x + y * y).squareRoot()
    }
    .min() ?? .infinity
  }
}
