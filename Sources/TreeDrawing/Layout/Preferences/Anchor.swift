/// A place or a frame taken at one view, which a geometry proxy of another can resolve.
///
///     view.anchorPreference(key: Frames.self, value: .bounds) { [$0] }
///
/// It is kept relative to the whole picture, so that it does not matter how the two views lie in
/// each other.
public struct Anchor<Value> {
  let global: Value

  /// What to take at a view.
  public struct Source {
    /// Takes the value from the view's frame in the whole picture.
    let take: (Rect) -> Value
  }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}

extension Anchor.Source where Value == Rect {
  /// The view's frame.
  public static var bounds: Self { Self { $0 } }

  /// A rectangle in the view's own coordinates.
  public static func rect(_ rect: Rect) -> Self {
    Self { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
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
}

extension GeometryProxy {
  /// An anchor's frame in the reader's own coordinates.
  public subscript(anchor: Anchor<Rect>) -> Rect {
    anchor.global.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// An anchor's point in the reader's own coordinates.
  public subscript(anchor: Anchor<Point>) -> Point { anchor.global - origin }
}
