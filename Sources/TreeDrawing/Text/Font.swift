/// The size and weight that a label is drawn in.
///
/// The family is the same for every label, because the widths of labels are known for it alone:
///
///     Font.system(size: 20, weight: .bold)
public struct Font: Hashable, Sendable {
  /// The size of the em, in points.
  public var size: Double
  /// The weight of the strokes.
  public var weight: Weight

  /// The font of labels that name no other: 14 points, regular.
  public static let `default` = Font.system(size: 14)

  /// The font in a size and a weight.
  ///
  /// - Parameters:
  ///   - size: The size of the em, in points.
  ///   - weight: The weight of the strokes.
  /// - Returns: The font.
  public static func system(size: Double, weight: Weight = .regular) -> Font {
    Font(size: size, weight: weight)
  }
}

extension Font {
  /// The families to draw in, the first that the viewer has.
  ///
  /// The three names have the same advances, letter by letter.
  static let family = #"Helvetica, Arial, "Liberation Sans", sans-serif"#
}
