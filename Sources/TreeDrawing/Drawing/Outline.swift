/// A simple outline in a frame, kept as what it is, which takes little room.
enum Outline: Hashable, Sendable {
  /// A rectangle that fills the frame.
  case rectangle(cornerRadius: Double)
  /// A rectangle whose shorter sides are half circles.
  case capsule
  /// The ellipse that fills the frame.
  case ellipse
  /// The largest circle in the middle of the frame.
  case circle
  /// A circle around a point, in coordinates that begin in the frame's corner.
  case dot(diameter: Double, middle: Point)
  /// A straight line along the frame's lower side.
  case lowerSide
  /// A straight line between two points, in coordinates that begin in the frame's corner.
  case line(Point, Point)
  /// A form that draws itself.
  case form(FrameForm)
}

extension Outline {
  /// The outline as a rectangle, an ellipse, a line or a form, and the frame of that.
  ///
  /// - Parameter frame: the frame, which may have negative extents.
  /// - Returns: what is drawn alike, and a frame of no negative extent.
  @inline(__always)
  func plain(in frame: Rect) -> (outline: Outline, frame: Rect) {
    switch self {
    case .rectangle, .ellipse, .form: (self, frame.standardized)
    case .line(let start, let end): (.line(start + frame.origin, end + frame.origin), .zero)
    case .capsule, .circle, .dot, .lowerSide: madePlain(in: frame)
    }
  }

  /// The outline as one that is plain, where it is not; apart from those, which are frequent.
  @inline(never)
  private func madePlain(in frame: Rect) -> (outline: Outline, frame: Rect) {
    switch self {
    case .capsule:
      (.rectangle(cornerRadius: frame.standardized.shorterSide / 2), frame.standardized)
    case .circle: (.ellipse, frame.standardized.middleSquare)
    case .dot(let diameter, let middle):
      (
        .ellipse,
        Rect(
          x: frame.minX + middle.x - diameter / 2, y: frame.minY + middle.y - diameter / 2,
          width: diameter, height: diameter)
      )
    case .lowerSide: (.line(frame[.bottomLeading], frame[.bottomTrailing]), .zero)
    case .rectangle, .ellipse, .form, .line: (self, frame)
    }
  }

  /// The line in a frame of no negative extent, step by step.
  func steps(in frame: Rect) -> [Path.Step] {
    switch self {
    case .rectangle(let radius): Path.Form.rounded(frame, Size(width: radius, height: radius))
    case .ellipse: Path.Form.ellipse(frame)
    case .line(let start, let end): [.move(start + frame.origin), .line(end + frame.origin)]
    case .form(let form): form.steps(in: frame)
    case .capsule, .circle, .dot, .lowerSide: Path(self, in: frame).form.steps
    }
  }

  /// Whether it is exactly as large as its frame.
  var fillsFrame: Bool {
    switch self {
    case .rectangle, .capsule, .ellipse, .form: true
    case .circle, .dot, .lowerSide, .line: false
    }
  }

  /// The numbers that say where it is in a frame: two points, or a corner and the extents.
  func position(in frame: Rect) -> (Point, Point) {
    guard case .line(let start, let end) = self
    else { return (frame.origin, Point(x: frame.width, y: frame.height)) }
    return (start + frame.origin, end + frame.origin)
  }

  /// Whether its corners are rounded by a length that makes sense, if at all.
  var hasSoundCorners: Bool {
    guard case .rectangle(let radius) = self else { return true }
    return radius >= 0 && radius.isDrawable
  }
}

extension Outline? {
  /// A number for those that are painted alike in one paint: each form with an SVG element of its
  /// own, lines, which have no corners, and all others.
  var styleNumber: Int32 {
    switch self {
    case .rectangle, .capsule: 0
    case .ellipse, .circle, .dot: 1
    case .line, .lowerSide: 2
    case .form, nil: 3
    }
  }
}

extension Path.Form {
  /// An outline in a frame, which may have negative extents.
  @inline(__always)
  init(_ outline: Outline, in frame: Rect) {
    let (outline, frame) = outline.plain(in: frame)
    self = .simple(outline, in: frame)
  }
}

extension Rect {
  /// The extent that is not greater than the other.
  var shorterSide: Double { min(width, height) }

  /// The largest square in the middle.
  fileprivate var middleSquare: Rect {
    let side = shorterSide
    return Rect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}
