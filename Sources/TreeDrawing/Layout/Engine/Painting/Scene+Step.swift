extension Scene {
  /// What is painted in a step that is not negative.
  enum Step {
    /// An element: a text, a shape, or the beginning of a group.
    case element(Int)
    /// A shape behind or in front of an element, by the note that says so.
    case shape(note: Int)
    /// A line of the table.
    case line(Int)
    /// The beginning of what is marked, by its element.
    case mark(Int)
  }
}

extension Scene.Step {
  /// How many of a kind there may be: as many as there are numbers below the bits for the kinds.
  static let mostOfAKind = Int(shapeBit)

  private static let markBit: Int32 = 1 << 30
  private static let lineBit: Int32 = 1 << 29
  private static let shapeBit: Int32 = 1 << 28

  init(_ number: Int32) {
    let index = Int(number & ~(Self.markBit | Self.lineBit | Self.shapeBit))
    switch number & (Self.markBit | Self.lineBit | Self.shapeBit) {
    case Self.markBit: self = .mark(index)
    case Self.lineBit: self = .line(index)
    case Self.shapeBit: self = .shape(note: index)
    default: self = .element(index)
    }
  }

  /// The number of the step, which takes less room.
  var number: Int32 {
    switch self {
    case .element(let index): Int32(index)
    case .shape(let note): Int32(note) | Self.shapeBit
    case .line(let index): Int32(index) | Self.lineBit
    case .mark(let index): Int32(index) | Self.markBit
    }
  }
}
