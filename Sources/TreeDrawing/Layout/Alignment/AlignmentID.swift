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

  /// Combines what one more view inside a container says with what those before it said.
  ///
  /// By default that is the mean of all views that say anything.
  ///
  /// - Parameters:
  ///   - childValue: what the view says, in the container's coordinates, in points.
  ///   - index: how many views said something before.
  ///   - parentValue: what the container says.
  static func combineExplicit(childValue: Double, _ index: Int, into parentValue: inout Double?)
}

extension AlignmentID {
  /// Takes the mean of what the views say.
  public static func combineExplicit(
    childValue: Double, _ index: Int, into parentValue: inout Double?
  ) {
    let count = Double(index)
    parentValue = ((parentValue ?? 0) * count + childValue) / (count + 1)
  }
}

/// What identifies a guide: its axis, its kind, and a level that tells guides of one kind apart.
struct AlignmentKey: Hashable, Sendable {
  let axis: Axis
  let id: any AlignmentID.Type
  let level: Int
  /// Where a built-in guide is by default, as a fraction of the view's extent.
  let fraction: Double?
  let combination: Combination

  /// What a container of several views makes of what they say.
  enum Combination: Sendable {
    /// Nothing: what children say of a built-in guide is theirs alone.
    case none
    /// The least value, as for the first baseline.
    case least
    /// The greatest value, as for the last baseline.
    case greatest
    /// What the guide's kind says.
    case custom
  }

  static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    left.level == right.level && left.axis == right.axis && left.id == right.id
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(level)
  }
}
