extension Font.Weight {
  /// The weight of running text; lighter strokes are neither measured nor drawn.
  public static var ultraLight: Font.Weight { .regular }
  /// The weight of running text; lighter strokes are neither measured nor drawn.
  public static var thin: Font.Weight { .regular }
  /// The weight of running text; lighter strokes are neither measured nor drawn.
  public static var light: Font.Weight { .regular }
  /// The weight of running text; strokes between it and bold ones are neither measured nor drawn.
  public static var medium: Font.Weight { .regular }
  /// The weight of emphasis; strokes between it and regular ones are neither measured nor drawn.
  public static var semibold: Font.Weight { .bold }
  /// The weight of emphasis; heavier strokes are neither measured nor drawn.
  public static var heavy: Font.Weight { .bold }
  /// The weight of emphasis; heavier strokes are neither measured nor drawn.
  public static var black: Font.Weight { .bold }
}

extension Font {
  /// The purpose of a text, which decides its size: that on iOS, if the reader changed nothing.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The title of a whole page, 34 points.
    case largeTitle
    /// A title, 28 points.
    case title
    /// A title of lower rank, 22 points.
    case title2
    /// A title of still lower rank, 20 points.
    case title3
    /// A heading, 17 points and bold.
    case headline
    /// What stands below a heading, 15 points.
    case subheadline
    /// Running text, 17 points.
    case body
    /// What stands beside running text, 16 points.
    case callout
    /// A note at the foot of a page, 13 points.
    case footnote
    /// What stands below a picture, 12 points.
    case caption
    /// What stands below a picture, in smaller letters, 11 points.
    case caption2
  }

  /// The font for a text style.
  ///
  /// - Parameters:
  ///   - style: what the text is for.
  ///   - design: what the letters look like, or `nil` for the default.
  ///   - weight: the weight, or `nil` for that of the style.
  /// - Returns: the font.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    .system(
      size: style.size, weight: weight ?? (style == .headline ? .bold : .regular),
      design: design ?? .default)
  }

  /// The font of the title of a whole page: 34 points.
  public static let largeTitle = Font.system(.largeTitle)
  /// The font of a title: 28 points.
  public static let title = Font.system(.title)
  /// The font of a title of lower rank: 22 points.
  public static let title2 = Font.system(.title2)
  /// The font of a title of still lower rank: 20 points.
  public static let title3 = Font.system(.title3)
  /// The font of a heading: 17 points, bold.
  public static let headline = Font.system(.headline)
  /// The font of what stands below a heading: 15 points.
  public static let subheadline = Font.system(.subheadline)
  /// The font of running text in SwiftUI: 17 points; here, a text without a font has 14 points.
  public static let body = Font.system(.body)
  /// The font of what stands beside running text: 16 points.
  public static let callout = Font.system(.callout)
  /// The font of a note at the foot of a page: 13 points.
  public static let footnote = Font.system(.footnote)
  /// The font of what stands below a picture: 12 points.
  public static let caption = Font.system(.caption)
  /// The font of what stands below a picture, smaller: 11 points.
  public static let caption2 = Font.system(.caption2)

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The font in bold type.
  public func bold() -> Font { weight(.bold) }
}

extension Font.TextStyle {
  /// The size of the em, in points.
  fileprivate var size: Double {
    switch self {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }
}
