/// How the diagrams of a node's children stand.
///
/// It is a number, and a few bits about what is asked for each node. All else that it says of
/// itself is in its file, see `ArrangementDefinition`.
public struct Arrangement: RawRepresentable, CaseIterable, Hashable, Sendable {
  /// Its place in the list of all.
  let number: UInt8
  private let traits: UInt16

  /// Makes the arrangement that is defined so.
  init(_ definition: any ArrangementDefinition.Type) {
    self.init(number: Self.definitions.firstIndex { $0 == definition } ?? 0)
  }

  private init(number: Int) {
    self.number = UInt8(number)
    traits = Self.definitions[number].traits.reduce(0) { $0 | 1 << $1.rawValue }
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

/// What is asked about an arrangement for each node: a bit, so that no list is looked at.
package enum ArrangementTrait: UInt16 {
  /// The children of most nodes stand side by side across the growth.
  case rows
  /// They are pushed together until their outlines nearly touch.
  case interlocking
  /// They stand on both sides of the node, which is a root: there is no such node below.
  case twoSided
  /// They stand right of where their node does.
  case indented
  /// Nodes are lines, which begin with a dot.
  case lines
  /// Nodes with nothing below them are plain texts.
  case texts
  /// Nodes are not of their ideal size, but fill the place that is theirs.
  case filling
  /// It grows neither to the right nor to the left.
  case upright
  /// It grows in no other direction than down.
  case downward
  /// What is below children stands in another way.
  case changingBelow
  /// It is chosen among others for each picture, and is none itself.
  case open
}

extension Arrangement {
  /// Whether something holds for it.
  @inline(__always)
  package func has(_ trait: ArrangementTrait) -> Bool { traits & 1 << trait.rawValue != 0 }

  /// Whether children stand beside each other, and edges come to them in the direction of growth.
  var standsInRows: Bool { has(.rows) || has(.twoSided) }

  /// Whether boxes of a run are equally wide, and what is in them begins at one line.
  var isSetFromLeft: Bool { !standsInRows }

  /// Whether nodes are lines of text.
  var isOfLines: Bool { has(.lines) || has(.texts) }

  /// Whether it can grow in a direction.
  package func grows(_ growth: GrowthDirection) -> Bool {
    growth == .down || (growth == .up ? !has(.downward) : !has(.upright))
  }

  /// How the diagrams of grandchildren stand, unless a child says otherwise.
  var forGrandchildren: Arrangement { has(.changingBelow) ? definition.forGrandchildren : self }

  /// How a child is said to stand, which may be no more than a text.
  func placeOfChild(isCell: Bool) -> Arrangement {
    has(.texts) || has(.changingBelow) ? definition.placeOfChild(isCell: isCell) : self
  }

  /// The arrangement, if there is one in a direction and at a place; if not, tidy rows.
  @inline(__always)
  func supported(in growth: GrowthDirection, isAtRoot: Bool) -> Arrangement {
    grows(growth) && (isAtRoot || !has(.twoSided)) && !has(.open) ? self : .tidy
  }

  /// The axis on which children are apart from their node.
  func axis(_ growth: GrowthDirection) -> Axis { has(.twoSided) ? .horizontal : growth.axis }
}
