/// The gaps in and around subtrees that stand side by side, in points.
///
///     TidyHStack(spacing: 16) { … }
///     TidyHStack(spacing: TidySpacing(roots: 12, others: 24)) { … }
public struct TidySpacing: Hashable, Sendable {
  /// Between the roots of subtrees.
  public let roots: Double
  /// Between other views of different subtrees.
  public let others: Double
  /// How far a view stays away, across the axis, from those that it may stand above or below.
  public let clearance: Double

  /// Gaps of one length, or of several.
  ///
  /// - Parameters:
  ///   - roots: the gap between the roots of subtrees in points; it may be negative.
  ///   - others: the gap between other views of different subtrees in points; that of the roots if
  ///     not given.
  ///   - clearance: how far a view stays away, across the axis, from those of other subtrees that
  ///     it may stand above or below, in points.
  public init(roots: Double = 8, others: Double? = nil, clearance: Double = 0) {
    self.roots = roots
    self.others = others ?? roots
    self.clearance = clearance
  }
}

extension TidySpacing: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Gaps of one length in points.
  public init(floatLiteral gap: Double) { self.init(roots: gap) }

  /// Gaps of one length in points.
  public init(integerLiteral gap: Int) { self.init(roots: Double(gap)) }
}
