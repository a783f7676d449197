/// A mistake in a view that was worked around while drawing.
///
/// Misuse is never fatal: a value that makes no sense is replaced by one that does, and
/// `Drawing.warnings` says so.
public struct LayoutWarning: Hashable, Sendable {
  /// What was misused, and what was done about it.
  public let misuse: Misuse
  /// How often it was met.
  public let count: Int

  /// What can be misused.
  public enum Misuse: Hashable, Sendable {
    /// A number is out of its range; the replacement is `nil` if it is as if it had not been given.
    case number(Parameter, Value, replacement: Value?)
    /// A bound of a frame is less than another that it must not be less than, and was raised to it.
    case bound(Parameter, Value, below: Parameter, Value)
    /// A view's length came out as no finite number, or the picture's as too great; the replacement
    /// is `nil` if it is the ideal one.
    case length(Extent, Value, replacement: Value?)
    /// A closure for an explicit guide returned no finite number, and was ignored.
    case guide(name: String, Value)
    /// A custom layout's `explicitAlignment` returned no finite number, and was ignored.
    case layoutGuide(name: String, Value)
    /// A guide's default came out as no finite number; 0 was used.
    case defaultGuide(name: String, Value)
    /// A guide's default depends on itself, perhaps by way of others; 0 was used.
    case circularGuide(name: String)
    /// Something stands nowhere, since it has a coordinate that is no finite number; it is not
    /// painted, or does not clip.
    case coordinates(Painted)
    /// Something reaches farther than can be drawn; it is not painted, or does not clip.
    case distance(Painted)
    /// A path begins with a line or a curve; what is before its first move is not painted.
    case pathWithoutStart
    /// Several views were drawn where one is needed; they lie on top of each other.
    case severalRoots(count: Int)
    /// No view around has the coordinate space asked for; the whole picture's was used.
    ///
    /// The known names are those around, the nearest first, at most eight.
    case unknownSpace(name: String, known: [String])
    /// A link leads where none may; it is none, for a reason.
    case destination(String, reason: String)
    /// A view consists of nothing and is not one of the engine's own; it is drawn as nothing.
    case noBody(type: String)
    /// Something in front of diagrams names a node that none of them draws; it is left out.
    case noNode(id: Int)
  }

  /// A number as it was given; unlike other numbers, “not a number” equals itself.
  public enum Value: Hashable, Sendable {
    /// What is not a number.
    case notANumber
    /// A number, possibly infinite.
    case number(Double)

    init(_ value: Double) {
      self = value.isNaN ? .notANumber : .number(value)
    }
  }

  /// One of a view's two lengths.
  public enum Extent: Hashable, Sendable {
    /// The length from left to right.
    case width
    /// The length from top to bottom.
    case height
  }

  /// What can fail to be painted.
  public enum Painted: Hashable, Sendable {
    /// A shape, or a custom path.
    case shape
    /// A line of text.
    case text
    /// All that is in a turned or scaled view.
    case view
    /// An image.
    case image
    /// A shape that a view is clipped to.
    case clip
  }
}
