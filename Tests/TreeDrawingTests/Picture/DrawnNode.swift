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
  /// How near its lines come to a rectangle, by 65 points on each.
  ///
  /// Loops over numbers, since chains of closures take ten times as long in a debug build.
  func distance(to rect: Rect) -> Double {
    let (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    var least = Double.infinity
    for (start, end) in segments {
      let (width, height) = (end.x - start.x, end.y - start.y)
      var step = 0.0
      while step <= 64 {
        let (x, y) = (start.x + step / 64 * width, start.y + step / 64 * height)
        let (dx, dy) = (max(minX - x, x - maxX, 0), max(minY - y, y - maxY, 0))
        least = min(least, dx * dx + dy * dy)
        step += 1
      }
    }
    return least.squareRoot()
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
