extension LayoutWarning {
  /// A place that a number is given in, by the name that it has in code.
  public enum Parameter: String, Hashable, Sendable {
    /// The width of a frame of fixed size.
    case width = "frame(width:)"
    /// The height of a frame of fixed size.
    case height = "frame(height:)"
    /// The least width of a flexible frame.
    case minWidth = "frame(minWidth:)"
    /// The ideal width of a flexible frame.
    case idealWidth = "frame(idealWidth:)"
    /// The greatest width of a flexible frame.
    case maxWidth = "frame(maxWidth:)"
    /// The least height of a flexible frame.
    case minHeight = "frame(minHeight:)"
    /// The ideal height of a flexible frame.
    case idealHeight = "frame(idealHeight:)"
    /// The greatest height of a flexible frame.
    case maxHeight = "frame(maxHeight:)"
    /// The space on an edge.
    case padding = "padding(_:)"
    /// How far to the right a view is painted.
    case offsetX = "offset(x:)"
    /// How far down a view is painted.
    case offsetY = "offset(y:)"
    /// The gap between views side by side.
    case rowSpacing = "HStack(spacing:)"
    /// The gap between views below each other.
    case columnSpacing = "VStack(spacing:)"
    /// The gap between the columns of a grid.
    case gridColumnSpacing = "Grid(horizontalSpacing:)"
    /// The gap between the rows of a grid.
    case gridRowSpacing = "Grid(verticalSpacing:)"
    /// How many columns of a grid a cell takes.
    case gridCellColumns = "gridCellColumns(_:)"
    /// Which point of a view stands on that of its cell in a grid.
    case gridCellAnchor = "gridCellAnchor(_:)"
    /// The gap between subtrees side by side or below each other.
    case tidySpacing = "a tidy stack's spacing"
    /// How far subtrees stay away from what they may stand above or below.
    case clearance = "a tidy stack's clearance"
    /// The least length of a spacer.
    case spacerLength = "Spacer(minLength:)"
    /// How much of what is behind a view it covers.
    case opacity = "opacity(_:)"
    /// How far a view is turned, in radians.
    case rotation = "rotationEffect(_:)"
    /// How many times as large a view is painted.
    case scale = "scaleEffect(_:)"
    /// How many times as wide a view is painted.
    case scaleX = "scaleEffect(x:)"
    /// How many times as high a view is painted.
    case scaleY = "scaleEffect(y:)"
    /// Which point of a turned or scaled view stays where it is.
    case effectAnchor = "an effect's anchor"
    /// Where in a shape's outline the part that is drawn begins.
    case trimStart = "trim(from:)"
    /// Where in a shape's outline the part that is drawn ends.
    case trimEnd = "trim(to:)"
    /// Where a colour of a gradient is.
    case gradientLocation = "a gradient's location"
    /// A coordinate of a gradient's start, end or centre.
    case gradientPoint = "a gradient's point"
    /// How far from its centre a radial gradient begins.
    case startRadius = "RadialGradient(startRadius:)"
    /// How far from its centre a radial gradient ends.
    case endRadius = "RadialGradient(endRadius:)"
    /// How many pixels of an image are a point.
    case imageScale = "Image(scale:)"
    /// Where a view is painted among those beside it.
    case zIndex = "zIndex(_:)"
    /// The width of a view as a multiple of its height.
    case aspectRatio = "aspectRatio(_:)"
    /// The rank of a view in a stack.
    case layoutPriority = "layoutPriority(_:)"
    /// How far from the left a custom layout places a view.
    case placeX = "place(at:) x"
    /// How far from the top a custom layout places a view.
    case placeY = "place(at:) y"
    /// How far from the left the middle of a view is.
    case positionX = "position(x:)"
    /// How far from the top the middle of a view is.
    case positionY = "position(y:)"
    /// Which point of a view a custom layout places.
    case placeAnchor = "place(anchor:)"
    /// The width that a custom layout offers a view that it places.
    case placeWidth = "place(proposal:) width"
    /// The height that a custom layout offers a view that it places.
    case placeHeight = "place(proposal:) height"
    /// The gaps that a custom layout wants around it.
    case layoutSpacing = "a layout's spacing"
    /// The width that a whole drawing is offered.
    case proposedWidth = "the proposal's width"
    /// The height that a whole drawing is offered.
    case proposedHeight = "the proposal's height"
    /// The thickness of an outline.
    case lineWidth = "a paint's lineWidth"
    /// The length of a dash or of the gap behind it.
    case dash = "a paint's dash"
    /// Where in its pattern of dashes an outline begins.
    case dashPhase = "a paint's dashPhase"
    /// How far pointed corners of an outline may stick out.
    case miterLimit = "a paint's miterLimit"
    /// The radius of a rectangle's corners.
    case cornerRadius = "a rectangle's cornerRadius"
    /// The size of a font.
    case fontSize = "a font's size"
    /// The height of the lines of texts.
    case lineHeight = "lineHeight(_:)"
    /// The greatest number of lines of texts, which is at least one.
    case lineLimit = "lineLimit(_:)"
  }

  /// Which numbers make sense in a place.
  enum Range {
    case number
    case finite
    case notNegative
    case finiteNotNegative
    case finitePositive
    case count
  }
}

extension LayoutWarning.Parameter {
  var range: LayoutWarning.Range {
    switch self {
    case .layoutPriority, .opacity, .trimStart, .trimEnd, .gradientLocation, .zIndex: .number
    case .padding, .offsetX, .offsetY, .positionX, .positionY, .rotation, .scale, .scaleX, .scaleY,
      .effectAnchor, .rowSpacing, .columnSpacing, .gridColumnSpacing, .gridRowSpacing,
      .gridCellAnchor, .tidySpacing, .dashPhase, .placeX, .placeY, .placeAnchor, .layoutSpacing,
      .gradientPoint:
      .finite
    case .maxWidth, .maxHeight: .notNegative
    case .fontSize, .lineLimit, .imageScale, .aspectRatio: .finitePositive
    case .gridCellColumns: .count
    default: .finiteNotNegative
    }
  }
}

extension LayoutWarning.Range {
  /// Whether 0 is out of range, as all that is less.
  var isPositive: Bool { self == .finitePositive || self == .count }

  func contains(_ value: Double) -> Bool {
    switch self {
    case .number: !value.isNaN
    case .finite: value.isDrawable
    case .notNegative: value >= 0
    case .finiteNotNegative: value >= 0 && value.isDrawable
    case .finitePositive: value > 0 && value.isDrawable
    case .count: value >= 1
    }
  }
}
