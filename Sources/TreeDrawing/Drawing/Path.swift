/// The line around what a shape covers.
///
///     Path { path in
///       path.move(to: Point(x: 0, y: 10))
///       path.addLine(to: Point(x: 5, y: 0))
///       path.addLine(to: Point(x: 10, y: 10))
///       path.closeSubpath()
///     }
///
/// Lines and curves before the first move come from nowhere: they are not painted, and
/// `Drawing.warnings` says so.
public struct Path: Hashable, Sendable {
  /// What the line is; the simple forms are kept as what they are, since SVG has elements for them.
  private(set) var form: Form

  enum Form: Hashable, Sendable {
    case rectangle(Rect, cornerRadius: Double)
    case ellipse(Rect)
    case line(Point, Point)
    case steps([Step])
  }

  enum Step: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case quadCurve(Point, control: Point)
    case curve(Point, control1: Point, control2: Point)
    case close
  }

  private init(_ form: Form) {
    self.form = form
  }
}

extension Path {
  /// Makes an empty path.
  public init() {
    self.init(.steps([]))
  }

  /// Makes a path step by step.
  public init(_ build: (inout Path) -> Void) {
    self.init()
    build(&self)
  }

  /// Makes a rectangle.
  public init(_ rect: Rect) {
    self.init(.rectangle(rect.standardized, cornerRadius: 0))
  }

  /// Makes a rectangle whose corners are rounded by a radius in points.
  public init(roundedRect rect: Rect, cornerRadius: Double) {
    self.init(.rectangle(rect.standardized, cornerRadius: cornerRadius))
  }

  /// Makes a rectangle whose corners are rounded by quarters of ellipses.
  ///
  /// - Parameters:
  ///   - rect: the rectangle.
  ///   - cornerSize: how far the rounding reaches along the sides, in points.
  public init(roundedRect rect: Rect, cornerSize: Size) {
    let sides = [cornerSize.width, cornerSize.height]
    if let flaw = sides.first(where: { !($0 >= 0 && $0.isDrawable) }) {
      // It is told when the path is painted.
      self.init(roundedRect: rect, cornerRadius: flaw)
    } else if sides[0] == sides[1] {
      self.init(roundedRect: rect, cornerRadius: sides[0])
    } else {
      self.init(.steps(Form.corners(of: rect.standardized, rounded: cornerSize)))
    }
  }

  /// Makes the ellipse that fills a rectangle.
  public init(ellipseIn rect: Rect) {
    self.init(.ellipse(rect.standardized))
  }

  /// Makes a straight line.
  init(from start: Point, to end: Point) {
    self.init(.line(start, end))
  }
}

extension Path {
  /// Starts a new line at a point.
  public mutating func move(to point: Point) { add(.move(point)) }

  /// Draws a straight line to a point.
  public mutating func addLine(to point: Point) { add(.line(point)) }

  /// Draws a quadratic Bézier curve to a point.
  public mutating func addQuadCurve(to point: Point, control: Point) {
    add(.quadCurve(point, control: control))
  }

  /// Draws a cubic Bézier curve to a point.
  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    add(.curve(point, control1: control1, control2: control2))
  }

  /// Draws a straight line to where the current line started.
  public mutating func closeSubpath() { add(.close) }

  /// Draws straight lines from the first point through all others.
  public mutating func addLines(_ points: [Point]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  private mutating func add(_ step: Step) { add(CollectionOfOne(step)) }

  mutating func add(_ more: some Collection<Step>) {
    var steps = form.steps
    form = .steps([])
    steps += more
    form = .steps(steps)
  }
}
