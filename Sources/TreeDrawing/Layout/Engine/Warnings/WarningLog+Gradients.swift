// Gradients, whose places and radii may be anything.

extension WarningLog {
  /// A gradient in which all numbers make sense.
  func checked(_ style: GradientStyle) -> GradientStyle {
    switch style {
    case .linear(let gradient, let start, let end):
      .linear(checked(gradient), startPoint: checked(start), endPoint: checked(end))
    case .radial(let gradient, let center, let start, let end):
      .radial(
        checked(gradient), center: checked(center), startRadius: number(start, .startRadius),
        endRadius: number(end, .endRadius))
    }
  }

  private func checked(_ gradient: Gradient) -> Gradient {
    guard gradient.stops.contains(where: { $0.location.isNaN }) else { return gradient }
    return Gradient(
      stops: gradient.stops.map {
        Gradient.Stop(color: $0.color, location: number($0.location, .gradientLocation))
      })
  }

  private func checked(_ point: UnitPoint) -> UnitPoint {
    UnitPoint(x: number(point.x, .gradientPoint), y: number(point.y, .gradientPoint))
  }
}
