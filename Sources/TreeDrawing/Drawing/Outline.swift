/// A simple outline in a frame, kept as what it is, which takes little room.
///
/// This is the one list of such forms. A new one needs a view in `Shapes.swift` besides; what draws
/// outlines step by step takes it as it comes.
enum Outline: Hashable, Sendable {
  /// A rectangle that fills the frame.
  case rectangle(cornerRadius: Double)
  /// The ellipse that fills the frame.
  case ellipse
  /// A straight line between two points, in coordinates that begin in the frame's corner.
  case line(Point, Point)
}

extension Outline {
  /// The line in a frame of no negative extent, step by step.
  func steps(in frame: Rect) -> [Path.Step] {
    switch self {
    case .rectangle(let radius): Path.Form.rounded(frame, Size(width: radius, height: radius))
    case .ellipse: Path.Form.rounded(frame, frame.width / 2, frame.height / 2)
    case .line(let start, let end): [.move(start + frame.origin), .line(end + frame.origin)]
    }
  }

  /// Whether it is exactly as large as its frame.
  var fillsFrame: Bool {
    if case .line = self { false } else { true }
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
    case .rectangle: 0
    case .ellipse: 1
    case .line: 2
    case nil: 3
    }
  }
}

extension Path.Form {
  /// An outline in a frame, which may have negative extents.
  @inline(__always)
  init(_ outline: Outline, in frame: Rect) {
    switch outline {
    case .line(let start, let end):
      self = .simple(.line(start + frame.origin, end + frame.origin), in: .zero)
    case .rectangle, .ellipse: self = .simple(outline, in: frame.standardized)
    }
  }
}
