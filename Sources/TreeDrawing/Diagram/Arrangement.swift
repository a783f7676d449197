/// How the diagrams of a node's children stand.
///
/// It is a number, and a few bits about what is asked for each node. All else that it says of
/// itself is in its file, see `ArrangementDefinition`.
public struct Arrangement: RawRepresentable, CaseIterable, Hashable, Sendable {
  /// Its place in the list of all.
  let number: UInt8
  let traits: ArrangementTraits

  /// Makes the arrangement that is defined so.
  init(_ definition: any ArrangementDefinition.Type) {
    self.init(number: Self.definitions.firstIndex { $0 == definition } ?? 0)
  }

  private init(number: Int) {
    self.number = UInt8(number)
    traits = Self.definitions[number].allTraits
  }

  /// Finds an arrangement by its name; nil if there is none of that name.
  ///
  /// - Parameter rawValue: the name, as options and inputs have it.
  public init?(rawValue: String) {
    guard let number = Self.definitions.firstIndex(where: { $0.name == rawValue }) else {
      return nil
    }
    self.init(number: number)
  }

  /// All arrangements, in the order in which help lists them.
  public static let allCases = definitions.indices.map { Arrangement(number: $0) }

  /// Whether two are the same.
  public static func == (first: Self, second: Self) -> Bool { first.number == second.number }

  /// Adds the number.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension Arrangement: CustomStringConvertible {
  /// What its file says.
  var definition: any ArrangementDefinition.Type { Self.definitions[Int(number)] }

  /// Its name, as options and inputs have it.
  public var rawValue: String { definition.name }

  /// Its name.
  public var description: String { rawValue }
}

/// What is asked about an arrangement for each node: bits, so that no list is looked at.
struct ArrangementTraits: OptionSet, Sendable {
  let rawValue: UInt16

  /// The children of most nodes stand side by side across the growth.
  static var row: Self { Self(rawValue: 1) }
  /// They are pushed together until their outlines nearly touch.
  static var interlocking: Self { Self(rawValue: 1 << 1) }
  /// They stand on both sides of the node, which is a root: there is no such node below.
  static var twoSided: Self { Self(rawValue: 1 << 2) }
  /// They stand right of where their node does.
  static var indented: Self { Self(rawValue: 1 << 3) }
  /// Nodes are lines, which begin with a dot.
  static var lines: Self { Self(rawValue: 1 << 4) }
  /// Nodes with nothing below them are plain texts.
  static var texts: Self { Self(rawValue: 1 << 5) }
  /// Nodes are not of their ideal size, but fill the place that their parent's arrangement gives.
  static var filling: Self { Self(rawValue: 1 << 6) }
  /// What is below children stands in another way.
  static var changingBelow: Self { Self(rawValue: 1 << 7) }
  /// It is chosen among others for each picture, and is none itself.
  static var open: Self { Self(rawValue: 1 << 8) }

  /// It can grow in a direction.
  static func growing(_ growth: Growth) -> Self {
    switch growth {
    case .down: Self(rawValue: 1 << 9)
    case .up: Self(rawValue: 1 << 10)
    case .right: Self(rawValue: 1 << 11)
    case .left: Self(rawValue: 1 << 12)
    }
  }
}

extension Arrangement {
  /// Whether the children of most nodes stand side by side across the growth.
  var isRow: Bool { traits.contains(.row) }

  /// Whether subtrees of siblings are pushed together.
  var interlocks: Bool { traits.contains(.interlocking) }

  /// Whether children stand on both sides of the node.
  package var isTwoSided: Bool { traits.contains(.twoSided) }

  /// Whether children stand beside each other, and edges come to them in the direction of growth.
  var standsInRows: Bool { !traits.isDisjoint(with: [.row, .twoSided]) }

  /// Whether boxes of a run are equally wide, and what is in them begins at one line.
  var isSetFromLeft: Bool { !standsInRows }

  /// Whether children stand right of where their node does.
  var isIndented: Bool { traits.contains(.indented) }

  /// Whether nodes fill what their place offers, and are not of their ideal size.
  var hasFillingNodes: Bool { traits.contains(.filling) }

  /// Whether nodes are lines of text.
  var isOfLines: Bool { !traits.isDisjoint(with: [.lines, .texts]) }

  /// What nodes are, unless a grid has boxes between its texts.
  var nodeForm: ArrangedNode {
    if traits.contains(.lines) { return .line }
    return traits.contains(.texts) ? .text : .box
  }

  /// How the diagrams of grandchildren stand, unless a child says otherwise.
  var forGrandchildren: Arrangement {
    traits.contains(.changingBelow) ? definition.forGrandchildren : self
  }

  /// How a root is said to stand.
  var placeOfRoot: Arrangement { definition.placeOfRoot }

  /// How a child is said to stand.
  ///
  /// - Parameter isCell: whether it is no more than a text, if it is in a grid.
  /// - Returns: how it stands beside its siblings.
  func placeOfChild(isCell: Bool) -> Arrangement { definition.placeOfChild(isCell: isCell) }

  /// The arrangement, if there is one in a direction and at a place; if not, tidy rows.
  func supported(in growth: Growth, isAtRoot: Bool) -> Arrangement {
    guard traits.contains(.growing(growth)), isAtRoot || !isTwoSided else { return .tidy }
    return traits.contains(.open) ? .tidy : self
  }

  /// The axis on which children are apart from their node.
  func axis(_ growth: Growth) -> Axis { isTwoSided ? .horizontal : growth.axis }
}

/// What an arrangement makes of nodes.
enum ArrangedNode {
  /// A box, or another shape.
  case box
  /// A plain text in a column of texts.
  case text
  /// A line that begins with a dot.
  case line
}
