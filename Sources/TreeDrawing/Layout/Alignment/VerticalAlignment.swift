/// A guide that lines views up from top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  /// Makes a custom guide.
  ///
  /// - Parameters:
  ///   - id: the kind of guide.
  ///   - level: tells several guides of one kind apart, for instance one for each level of a tree.
  public init(_ id: any AlignmentID.Type, level: Int = 0) {
    key = AlignmentKey(
      axis: .vertical, id: id, level: level, fraction: nil, combination: .custom)
  }

  init(key: AlignmentKey) {
    self.key = key
  }

  private init(builtIn id: any AlignmentID.Type, fraction: Double) {
    key = AlignmentKey(
      axis: .vertical, id: id, level: 0, fraction: fraction, combination: .none)
  }

  private init(_ id: any AlignmentID.Type, combining combination: AlignmentKey.Combination) {
    key = AlignmentKey(axis: .vertical, id: id, level: 0, fraction: nil, combination: combination)
  }
}

extension VerticalAlignment {
  /// The top edge.
  public static let top = VerticalAlignment(builtIn: Start.self, fraction: 0)
  /// The middle between the top and the bottom edge.
  public static let center = VerticalAlignment(builtIn: Middle.self, fraction: 0.5)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(builtIn: End.self, fraction: 1)

  /// The baseline of the topmost line of text; the bottom edge where there is no text.
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self, combining: .least)
  /// The baseline of the lowest line of text; the bottom edge where there is no text.
  public static let lastTextBaseline = VerticalAlignment(LastBaseline.self, combining: .greatest)

  /// The middle of the topmost line of text; that of the view where there is no text.
  static let firstTextLineCenter = VerticalAlignment(FirstLineCenter.self, combining: .least)

  private enum FirstLineCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context.height / 2 }
  }

  private enum FirstBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context.height }
  }

  private enum LastBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context.height }
  }

  private enum Start: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { 0 }
  }

  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context.height / 2 }
  }

  private enum End: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context.height }
  }
}
