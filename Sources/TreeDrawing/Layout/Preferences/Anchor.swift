/// A place or a frame taken at one view, which a geometry proxy of another can resolve.
///
///     view.anchorPreference(key: Frames.self, value: .bounds) { [$0] }
///
/// It does not matter how the two views lie in each other. Where one of them is in a view that is
/// turned or scaled, points are turned exactly; of a rectangle the corners are turned, and it
/// becomes the smallest upright one around them.
public struct Anchor<Value> {
  /// The value in the coordinates of the plane.
  let value: Value
  /// What the view stands in, unless it is the picture itself.
  let plane: Plane?
  fileprivate let seen: Source.Seeing

  /// What to take at a view.
  public struct Source: Sendable {
    fileprivate typealias Seeing = @Sendable (SpaceOrigin, Value, Plane?) -> Value

    /// Takes the value from the view's frame.
    fileprivate let take: @Sendable (Rect) -> Value
    /// Says what a value of some plane is, seen from an origin.
    fileprivate let seen: Seeing
  }
}

extension Anchor {
  /// Takes what a source says at a view.
  ///
  /// - Parameters:
  ///   - source: what to take.
  ///   - frame: where the view is in its plane.
  ///   - plane: what it stands in, unless it is the picture itself.
  init(_ source: Source, at frame: Rect, in plane: Plane?) {
    self.init(value: source.take(frame), plane: plane, seen: source.seen)
  }
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both are the same value, taken at views that are turned alike.
  public static func == (left: Anchor, right: Anchor) -> Bool {
    left.value == right.value && left.plane?.toPicture == right.plane?.toPicture
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Feeds the value to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Anchor.Source where Value == Rect {
  /// The view's frame.
  public static var bounds: Self { Self { $0 } }

  /// A rectangle in the view's own coordinates.
  public static func rect(_ rect: Rect) -> Self {
    Self { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }

  private init(_ take: @escaping @Sendable (Rect) -> Rect) {
    self.init(take: take, seen: { $0.seen($1, in: $2) })
  }
}

extension Anchor.Source where Value == Point {
  /// A point in the view's own coordinates.
  public static func point(_ point: Point) -> Self { Self { point + $0.origin } }

  /// A point in fractions of the view's width and height.
  public static func unitPoint(_ point: UnitPoint) -> Self { Self { $0[point] } }

  /// The top left corner.
  public static var topLeading: Self { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Self { unitPoint(.top) }
  /// The top right corner.
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  /// The middle of the left edge.
  public static var leading: Self { unitPoint(.leading) }
  /// The middle.
  public static var center: Self { unitPoint(.center) }
  /// The middle of the right edge.
  public static var trailing: Self { unitPoint(.trailing) }
  /// The bottom left corner.
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Self { unitPoint(.bottom) }
  /// The bottom right corner.
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }

  private init(_ take: @escaping @Sendable (Rect) -> Point) {
    self.init(take: take, seen: { $0.seen($1, in: $2) })
  }
}

extension Anchor.Source {
  /// Several values of one view, in order.
  ///
  ///     view.anchorPreference(key: Ends.self, value: .init([.leading, .trailing])) { $0 }
  ///
  /// - Parameter array: what to take at the view.
  public init<Element>(_ array: [Anchor<Element>.Source]) where Value == [Element] {
    self.init(
      take: { frame in array.map { $0.take(frame) } },
      seen: { origin, values, plane in
        zip(array, values).map { $0.seen(origin, $1, plane) }
      })
  }

  /// A value of a view, or none.
  ///
  /// - Parameter anchor: what to take at the view, if anything.
  public init<Wrapped>(_ anchor: Anchor<Wrapped>.Source?) where Value == Wrapped? {
    self.init(
      take: { frame in anchor.map { $0.take(frame) } },
      seen: { origin, value, plane in
        guard let anchor, let value else { return nil }
        return anchor.seen(origin, value, plane)
      })
  }
}

extension GeometryProxy {
  /// What an anchor says, in the reader's own coordinates.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    anchor.seen(SpaceOrigin(plane: plane, place: origin), anchor.value, anchor.plane)
  }
}
