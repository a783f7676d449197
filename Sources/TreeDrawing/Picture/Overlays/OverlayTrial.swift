/// Where nodes of diagrams are, found by laying out a view ahead.
struct OverlayTrial {
  /// The frames of nodes by their numbers.
  private(set) var frames: [Int: Rect] = [:]
  /// The frames in the order of painting.
  private(set) var boxes: [Rect] = []
  /// The numbers of nodes, as their frames stand in the list of these.
  private(set) var indices: [Int: Int] = [:]
  /// What stands on edges, which links shall not cross.
  private(set) var capsules: [Rect] = []
  /// The lines of edges.
  private(set) var lines = LineGrid()
  let size: Size

  /// Lays a view out as it would be in an environment.
  init(of view: some View, in environment: EnvironmentValues) {
    let drawing = Drawing(of: Surrounded(content: view, environment: environment))
    size = drawing.size
    for layer in drawing.layers { take(layer) }
  }

  /// What is in marks and in other coordinates is not looked at.
  private mutating func take(_ layer: Drawing.Layer) {
    var depth = 0
    for item in layer.items {
      switch item {
      case .begin(let mark, let frame):
        if mark.kind == "node", depth == 0 { take(frame, mark.id) }
        depth += 1
      case .beginTransform, .beginGroup, .beginClip: depth += 1
      case .end, .endGroup, .endClip: depth -= 1
      case .shape(let path, let paint) where depth == 0 && layer.name == .edges:
        take(path, paint)
      default: break
      }
    }
  }

  private mutating func take(_ frame: Rect, _ id: Int) {
    guard frames[id] == nil, frame.isFinite else { return }
    frames[id] = frame
    indices[id] = boxes.count
    boxes.append(frame)
  }

  private mutating func take(_ path: Path, _ paint: Paint) {
    guard path.boundingRect.isFinite else { return }
    if paint.stroke != nil { lines.add(path) }
    if paint.fill != nil, path.boundingRect.width > 12 { capsules.append(path.boundingRect) }
  }
}

extension Rect {
  /// Whether it is somewhere where pictures can be.
  fileprivate var isFinite: Bool {
    [minX, minY, maxX, maxY].allSatisfy { abs($0) < 1e9 }
  }
}
