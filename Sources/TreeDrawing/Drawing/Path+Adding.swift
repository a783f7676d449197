extension Path {
  /// Draws around a rectangle.
  public mutating func addRect(_ rect: Rect) {
    addLines([rect[.topLeading], rect[.topTrailing], rect[.bottomTrailing], rect[.bottomLeading]])
    closeSubpath()
  }

  /// Draws around rectangles, one after the other.
  public mutating func addRects(_ rects: [Rect]) {
    for rect in rects { addRect(rect) }
  }

  /// Draws around a rectangle whose corners are rounded.
  ///
  /// - Parameters:
  ///   - rect: the rectangle.
  ///   - cornerSize: how far the rounding reaches along the sides, in points.
  public mutating func addRoundedRect(in rect: Rect, cornerSize: Size) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize))
  }

  /// Draws around the ellipse that fills a rectangle.
  public mutating func addEllipse(in rect: Rect) {
    addPath(Path(ellipseIn: rect))
  }

  /// Draws along another path; a path that is empty yet becomes the other.
  public mutating func addPath(_ path: Path) {
    if case .steps(let steps) = form, steps.isEmpty { self = path } else { add(path.form.steps) }
  }

  /// Whether nothing is drawn.
  public var isEmpty: Bool {
    guard case .steps(let steps) = form else { return false }
    return !steps.contains(where: \.isMove)
  }

  /// Where the last line ends; after closing one, where it started.
  public var currentPoint: Point? {
    let steps = form.steps
    guard !isEmpty, let last = steps.last else { return nil }
    return last.end ?? steps.last(where: \.isMove)?.end
  }

  /// Whether there is a line before the first move, which comes from nowhere.
  var startsNowhere: Bool {
    guard case .steps(let steps) = form, let first = steps.first else { return false }
    return !first.isMove
  }

  /// What comes from the first move on.
  var started: Path {
    Path { $0.add(form.steps.drop { !$0.isMove }) }
  }
}

extension Path.Step {
  /// Where it ends, unless that is where the line started.
  fileprivate var end: Point? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .close: nil
    }
  }

  fileprivate var isMove: Bool {
    if case .move = self { true } else { false }
  }
}
