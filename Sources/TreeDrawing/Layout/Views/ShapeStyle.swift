/// A colour or a gradient: what shapes, lines and texts are painted in.
public protocol ShapeStyle: Sendable {
  /// How the engine keeps it; only its own styles implement it.
  var _ink: ShapeInk { get }
}

/// A style as the engine keeps it.
public struct ShapeInk {
  let ink: Coat.Ink
}

extension Color: ShapeStyle {
  /// How the engine keeps it.
  public var _ink: ShapeInk { ShapeInk(ink: .color(self)) }
}

/// A gradient, before it is known what it fills.
enum GradientStyle: Hashable, Sendable {
  case linear(Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
  case radial(Gradient, center: UnitPoint, startRadius: Double, endRadius: Double)

  /// A gradient's number among those of the picture.
  struct ID: Hashable {
    let index: Int32

    init(_ index: Int) { self.index = Int32(index) }
  }

  var gradient: Gradient {
    switch self {
    case .linear(let gradient, _, _), .radial(let gradient, _, _, _): gradient
    }
  }

  /// The style as ink, which is a colour if it has only one.
  var ink: ShapeInk {
    ShapeInk(ink: gradient.soleColor.map(Coat.Ink.color) ?? .gradient(self))
  }
}
