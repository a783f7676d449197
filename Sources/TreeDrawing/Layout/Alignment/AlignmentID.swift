/// A kind of alignment guide.
///
///     enum FirstThird: AlignmentID {
///       static func defaultValue(in context: ViewDimensions) -> Double { context.height / 3 }
///     }
public protocol AlignmentID: SendableMetatype {
  /// Where the guide is in a view that nobody gave an explicit one.
  ///
  /// - Parameter context: the view's size and its other guides.
  /// - Returns: the distance from the view's leading or top edge, in points.
  static func defaultValue(in context: ViewDimensions) -> Double
}

/// What identifies a guide: its axis, its kind, and a level that tells guides of one kind apart.
struct AlignmentKey: Hashable, Sendable {
  let axis: Axis
  let id: any AlignmentID.Type
  let level: Int
  /// Where a built-in guide is by default, as a fraction of the view's extent.
  let fraction: Double?

  static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    left.level == right.level && left.axis == right.axis && left.id == right.id
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(level)
  }

  /// Whether the guide stays inside a container of several views: what its children say of a
  /// built-in one is theirs alone.
  var isBuiltIn: Bool { fraction != nil }
}
