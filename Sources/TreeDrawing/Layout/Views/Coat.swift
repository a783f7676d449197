/// A paint whose colours may be that of the environment, or gradients.
struct Coat {
  var fill = Ink.none
  var stroke = Ink.none
  var style = StrokeStyle()

  enum Ink: Equatable {
    case none
    case foreground
    case color(Color)
    indirect case gradient(GradientStyle)
  }
}

extension Coat {
  init(_ paint: Paint) {
    fill = paint.fill.map(Ink.color) ?? .none
    stroke = paint.stroke.map(Ink.color) ?? .none
    style = paint.style
  }

  /// The paint, with a colour in place of each gradient.
  fileprivate func paint(in environment: EnvironmentValues) -> Paint {
    Paint(
      fill: fill.color(in: environment), stroke: stroke.color(in: environment), style: style)
  }
}

extension Coat.Ink {
  fileprivate func color(in environment: EnvironmentValues) -> Color? {
    switch self {
    case .none: nil
    case .foreground: environment.foreground
    case .color(let color): color
    case .gradient: .gradientStandIn
    }
  }

  fileprivate func gradient(in environment: EnvironmentValues) -> GradientStyle.ID? {
    if case .foreground = self { environment.gradient } else { nil }
  }
}

extension Color {
  /// What tables of colours have where there is a gradient.
  static let gradientStandIn = Color.black
}

extension ViewLowering {
  /// Adds a shape in a coat to the tables, and says where it is.
  mutating func register(_ shape: StoredShape, _ coat: Coat) -> Int {
    let environment = environment
    let paint = coat.paint(in: environment)
    let fill = gradient(of: coat.fill, in: environment)
    let stroke = gradient(of: coat.stroke, in: environment)
    guard fill != nil || stroke != nil else { return arena.picture.shapes.add(shape, paint) }
    return arena.picture.shapes.add(
      shape, paint, ShapeTable.Gradients(fill: fill, stroke: stroke))
  }

  private mutating func gradient(
    of ink: Coat.Ink, in environment: EnvironmentValues
  ) -> GradientStyle.ID? {
    guard case .gradient(let style) = ink else { return ink.gradient(in: environment) }
    return register(style)
  }

  /// Adds a gradient to the tables, and says where it is.
  mutating func register(_ style: GradientStyle) -> GradientStyle.ID {
    let style = arena.warnings.checked(style)
    return GradientStyle.ID(arena.picture.gradients.index(of: style))
  }
}
