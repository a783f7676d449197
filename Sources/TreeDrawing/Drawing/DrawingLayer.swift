/// A name for things that are painted together, and whether under or over others.
public struct DrawingLayer: Hashable, Sendable {
  /// The name, a word of letters, digits and hyphens that may serve as a CSS class.
  public let name: StaticName
  /// The height: layers are painted from the lowest to the highest.
  public let height: Int

  /// Makes a layer from its name and its height.
  public init(_ name: StaticName, height: Int) {
    self.name = name
    self.height = height
  }

  /// Where everything is painted that no other layer was named for.
  public static let content = DrawingLayer("content", height: 0)
}

/// A name that is written in the program, never read from input.
public struct StaticName: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The characters.
  public let text: String

  /// Makes a name from a literal.
  public init(stringLiteral literal: StaticString) {
    text = literal.description
  }
}
