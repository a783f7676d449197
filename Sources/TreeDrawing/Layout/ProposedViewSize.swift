/// The size that a container offers to a view, in points.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width offered, or `nil` to ask for the ideal one.
  public var width: Double?
  /// The height offered, or `nil` to ask for the ideal one.
  public var height: Double?

  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the greatest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Makes a proposal.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// Offers exactly a size.
  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// The size of a view that takes whatever it is offered, 10 points where it is asked for its
  /// ideal.
  public func replacingUnspecifiedDimensions(
    by size: Size = Size(width: 10, height: 10)
  ) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  var isUnspecified: Bool { width == nil && height == nil }

  /// Whether no length that is offered is infinite.
  var isFinite: Bool { (width ?? 0).isFinite && (height ?? 0).isFinite }

  /// The length offered along one axis.
  subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The proposal with 0 where a length is negative or not a number.
  var notNegative: ProposedViewSize {
    func length(_ length: Double?) -> Double? { length.map { $0 >= 0 ? $0 : 0 } }
    return ProposedViewSize(width: length(width), height: length(height))
  }

  /// The proposal with the lengths that a frame fixes replaced.
  func replaced(width: Double?, height: Double?) -> ProposedViewSize {
    ProposedViewSize(width: width ?? self.width, height: height ?? self.height)
  }

  /// What is left of the proposal inside insets, never less than nothing.
  func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max($0 - insets.width, 0) },
      height: height.map { max($0 - insets.height, 0) })
  }
}

extension ProposedViewSize {
  /// Whether no length is offered, or none that is one.
  var asksForIdeal: Bool { width?.isFinite != true && height?.isFinite != true }
}
