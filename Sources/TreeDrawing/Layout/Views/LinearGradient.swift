/// Colours that pass into each other along a line.
///
///     let warm = LinearGradient(
///       colors: [.yellow, .red], startPoint: .leading, endPoint: .trailing)
///     Capsule().fill(warm)
///
/// The line's ends are places in the frame of each shape or text that is painted in it. As a view,
/// it takes what it is offered.
public struct LinearGradient: ShapeStyle, View, SingleShape {
  let style: GradientStyle

  /// Makes a gradient along a line.
  ///
  /// - Parameters:
  ///   - gradient: the colours.
  ///   - startPoint: where the first one is, in fractions of the frame.
  ///   - endPoint: where the last one is.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    style = .linear(gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes a gradient of colours at equal distances along a line.
  ///
  /// - Parameters:
  ///   - colors: the colours.
  ///   - startPoint: where the first one is, in fractions of the frame.
  ///   - endPoint: where the last one is.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes a gradient of colours at places along a line.
  ///
  /// - Parameters:
  ///   - stops: the colours and their places.
  ///   - startPoint: where the line starts, in fractions of the frame.
  ///   - endPoint: where it ends.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// How the engine keeps it.
  public var _ink: ShapeInk { style.ink }

  /// Tells the layout engine about a rectangle in the gradient.
  public func _lower(into lowering: inout ViewLowering) { painted._lower(into: &lowering) }

  var painted: PaintedShape { Rectangle().fill(self) }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours that pass into each other along a line.
  ///
  /// - Parameters:
  ///   - gradient: the colours.
  ///   - startPoint: where the first one is, in fractions of the frame.
  ///   - endPoint: where the last one is.
  /// - Returns: the style.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at equal distances along a line.
  ///
  /// - Parameters:
  ///   - colors: the colours.
  ///   - startPoint: where the first one is, in fractions of the frame.
  ///   - endPoint: where the last one is.
  /// - Returns: the style.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at places along a line.
  ///
  /// - Parameters:
  ///   - stops: the colours and their places.
  ///   - startPoint: where the line starts, in fractions of the frame.
  ///   - endPoint: where it ends.
  /// - Returns: the style.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}
