/// Colours that pass into each other from a point outwards.
///
///     let ball = RadialGradient(
///       colors: [.white, .gray], center: .center, startRadius: 0, endRadius: 20)
///     Circle().fill(ball)
///
/// Its centre is a place in the frame of each shape or text that is painted in it. As a view, it
/// takes what it is offered.
public struct RadialGradient: ShapeStyle, View, SingleShape {
  let style: GradientStyle

  /// Makes a gradient around a point.
  ///
  /// - Parameters:
  ///   - gradient: the colours.
  ///   - center: the point, in fractions of the frame.
  ///   - startRadius: how far from the centre the first colour is, in points.
  ///   - endRadius: how far the last one is, in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    style = .radial(gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Makes a gradient of colours at equal distances around a point.
  ///
  /// - Parameters:
  ///   - colors: the colours.
  ///   - center: the point, in fractions of the frame.
  ///   - startRadius: how far from the centre the first colour is, in points.
  ///   - endRadius: how far the last one is, in points.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Makes a gradient of colours at places around a point.
  ///
  /// - Parameters:
  ///   - stops: the colours and their places.
  ///   - center: the point, in fractions of the frame.
  ///   - startRadius: how far from the centre location 0 is, in points.
  ///   - endRadius: how far location 1 is, in points.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// How the engine keeps it.
  public var _ink: ShapeInk { style.ink }

  /// Tells the layout engine about a rectangle in the gradient.
  public func _lower(into lowering: inout ViewLowering) { painted._lower(into: &lowering) }

  var painted: PaintedShape { Rectangle().fill(self) }
}

extension ShapeStyle where Self == RadialGradient {
  /// Colours that pass into each other from a point outwards.
  ///
  /// - Parameters:
  ///   - gradient: the colours.
  ///   - center: the point, in fractions of the frame.
  ///   - startRadius: how far from the centre the first colour is, in points.
  ///   - endRadius: how far the last one is, in points.
  /// - Returns: the style.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours at equal distances around a point.
  ///
  /// - Parameters:
  ///   - colors: the colours.
  ///   - center: the point, in fractions of the frame.
  ///   - startRadius: how far from the centre the first colour is, in points.
  ///   - endRadius: how far the last one is, in points.
  /// - Returns: the style.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours at places around a point.
  ///
  /// - Parameters:
  ///   - stops: the colours and their places.
  ///   - center: the point, in fractions of the frame.
  ///   - startRadius: how far from the centre location 0 is, in points.
  ///   - endRadius: how far location 1 is, in points.
  /// - Returns: the style.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
