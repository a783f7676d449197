/// What views take over from the views around them: fonts and colours, and values of one's own.
///
///     enum Spacing: EnvironmentKey {
///       static var defaultValue: Double { 8 }
///     }
///
///     extension EnvironmentValues {
///       var spacing: Double {
///         get { self[Spacing.self] }
///         set { self[Spacing.self] = newValue }
///       }
///     }
///
/// `environment(_:_:)` sets such a value for a view and all inside it, and `EnvironmentReader`
/// reads it.
public struct EnvironmentValues: Hashable {
  /// The font that the views around name, before its weight is changed.
  var font = Font.default
  /// The weight to draw in instead of the font's own.
  var weight: Font.Weight?
  /// The design to draw in instead of the font's own.
  var design: Font.Design?
  /// The colour of text, and of shapes that name none.
  var foreground = Color.black
  /// How the lines of a text stand below each other; nil if nobody says so: at their beginnings,
  /// but a single line is placed by its middle.
  var textAlignment: TextAlignment?
  /// The greatest number of a text's lines; nil for any.
  var lineLimit: Int?
  /// Where the ellipsis of a text is that has not all its lines.
  var truncation = TruncationMode.tail
  /// The gradient in place of that colour, if there is one.
  var gradient: GradientStyle.ID?
  /// The height of each line of a text; nil for that which suits its font and letters.
  var lineHeight: LineHeight?
  /// The colour behind the letters of text, if any.
  var halo: Color?
  /// What is set for keys that programs declare.
  private var declared = DeclaredValues()

  /// Makes the values that hold for the outermost view.
  public init() {}

  /// The font to draw in.
  var drawnFont: Font {
    guard weight != nil || design != nil else { return font }
    let designed = design.map(font.design) ?? font
    return weight.map(designed.weight) ?? designed
  }
}

extension EnvironmentValues {
  /// The value for a key: what the nearest view around has set, or the key's default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { declared[key] ?? Key.defaultValue }
    set { declared[key] = newValue }
  }
}

extension EnvironmentValues {
  /// A change of one of them; it is no closure, because there may be one for each of a million
  /// nodes.
  enum Change {
    case font(Font)
    case weight(Font.Weight?)
    case design(Font.Design?)
    case foreground(Color)
    case gradient(GradientStyle.ID)
    case textAlignment(TextAlignment)
    case lineLimit(Int?)
    case truncation(TruncationMode)
    case halo(Color?)
    case lineHeight(LineHeight?)
  }

  mutating func apply(_ change: Change) {
    switch change {
    case .font(let font): self.font = font
    case .weight(let weight): self.weight = weight
    case .design(let design): self.design = design
    case .foreground(let color): (foreground, gradient) = (color, nil)
    case .gradient(let id): (foreground, gradient) = (.gradientStandIn, id)
    case .textAlignment(let alignment): textAlignment = alignment
    case .lineLimit(let limit): lineLimit = limit
    case .truncation(let mode): truncation = mode
    case .halo(let color): halo = color
    case .lineHeight(let height): lineHeight = height
    }
  }
}
