/// A guide that lines views up from left to right.
public struct HorizontalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// Makes a custom guide.
  ///
  /// - Parameters:
  ///   - id: the kind of guide.
  ///   - level: tells several guides of one kind apart, for instance one for each level of a tree.
  public init(_ id: any AlignmentID.Type, level: Int = 0) {
    key = AlignmentKey(
      axis: .horizontal, id: id, level: level, fraction: nil, combination: .custom)
  }

  init(key: AlignmentKey) {
    self.key = key
  }

  private init(builtIn id: any AlignmentID.Type, fraction: Double) {
    key = AlignmentKey(
      axis: .horizontal, id: id, level: 0, fraction: fraction, combination: .none)
  }
}

extension HorizontalAlignment {
  /// The left edge.
  public static let leading = HorizontalAlignment(builtIn: Start.self, fraction: 0)
  /// The middle between the left and the right edge.
  public static let center = HorizontalAlignment(builtIn: Middle.self, fraction: 0.5)
  /// The right edge.
  public static let trailing = HorizontalAlignment(builtIn: End.self, fraction: 1)

  private enum Start: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { 0 }
  }

  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context.width / 2 }
  }

  private enum End: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context.width }
  }
}
