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
  private(set) var form: Form

  /// How the line is kept.
  enum Form: Hashable, Sendable {
    /// An outline in a frame of no negative extent; that of a straight line is `Rect.zero`.
    case simple(Outline, in: Rect)
    case steps([Step])
  }

  enum Step: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case quadCurve(Point, control: Point)
    case curve(Point, control1: Point, control2: Point)
    case close
  }

  init(_ form: Form) {
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
    self.init(.rectangle(cornerRadius: 0), in: rect)
  }

  /// Makes a rectangle whose corners are rounded by a radius in points.
  public init(roundedRect rect: Rect, cornerRadius: Double) {
    self.init(.rectangle(cornerRadius: cornerRadius), in: rect)
  }

  /// Makes a rectangle whose corners are rounded by quarters of ellipses.
  ///
  /// - Parameters:
  ///   - rect: the rectangle.
  ///   - cornerSize: how far the rounding reaches along the sides, in points.
  public init(roundedRect rect: Rect, cornerSize: Size) {
    let sides = [cornerSize.width, cornerSize.height]
    if let flaw = sides.first(where: { !($0 >= 0 && $0.isDrawable) }) {
      // A warning is given when the path is painted.
      self.init(roundedRect: rect, cornerRadius: flaw)
    } else if sides[0] == sides[1] {
      self.init(roundedRect: rect, cornerRadius: sides[0])
    } else {
      self.init(.steps(Form.rounded(rect.standardized, cornerSize)))
    }
  }

  /// Makes the ellipse that fills a rectangle.
  public init(ellipseIn rect: Rect) {
    self.init(.ellipse, in: rect)
  }

  /// Makes a simple outline in a frame.
  @inline(__always)
  init(_ outline: Outline, in frame: Rect) {
    self.init(Form(outline, in: frame))
  }
}

extension Path {
  /// The simple outline that it is, if it is one.
  var outline: Outline? {
    if case .simple(let outline, in: _) = form { outline } else { nil }
  }

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

  /// Adds a step; apart, since inlined code keeps a form together with bits that were never set,
  /// which memory checkers stop at.
  @inline(never)
  private mutating func add(_ step: Step) { add(CollectionOfOne(step)) }

  mutating func add(_ more: some Collection<Step>) {
    var steps = form.steps
    form = .steps([])
    steps += more
    form = .steps(steps)
  }
}
