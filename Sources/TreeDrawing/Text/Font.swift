/// The size, weight and design that a label is drawn in.
///
///     Font.system(size: 20, weight: .bold, design: .serif)
public struct Font: Hashable, Sendable {
  /// The size of the em, in points.
  public var size: Double
  /// The weight of the strokes.
  public var weight: Weight
  /// Where the letters come from.
  var face: Face

  /// The font of labels that name no other: 14 points, regular.
  public static let `default` = Font.system(size: 14)

  /// The font in a size, a weight and a design.
  ///
  /// - Parameters:
  ///   - size: the size of the em, in points.
  ///   - weight: the weight of the strokes.
  ///   - design: what the letters look like.
  /// - Returns: the font.
  public static func system(
    size: Double, weight: Weight = .regular, design: Design = .default
  ) -> Font {
    Font(size: size, weight: weight, face: .system(design))
  }

  /// The font in families that the viewer may have.
  ///
  /// - Parameters:
  ///   - families: the names of the families, the first choice first.
  ///   - size: the size of the em, in points.
  ///   - weight: the weight of the strokes.
  /// - Returns: the font.
  package static func named(
    _ families: FontFamilies, size: Double, weight: Weight = .regular
  ) -> Font {
    Font(size: size, weight: weight, face: .named(LeakedReference(families)))
  }
}

extension Font {
  /// A heaviness of strokes.
  public enum Weight: Sendable, Hashable {
    /// The weight of running text.
    case regular
    /// The weight of emphasis.
    case bold
  }
}
