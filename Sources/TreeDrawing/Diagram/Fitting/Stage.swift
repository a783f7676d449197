/// An arrangement that pictures to fit are made of, by its place in the order in which such
/// arrangements follow each other from the root down.
///
/// A picture is calm if none comes back once another one has begun.
package struct Stage: Hashable, CaseIterable, Sendable {
  let number: UInt8

  /// Those that there are, a row each, in that order.
  private static let definitions: [any FittedArrangement.Type] = [
    RowsArrangement.self,
    ColumnsArrangement.self,
    HangArrangement.self,
    GridArrangement.self,
  ]

  package static let allCases = definitions.indices.map { Stage(number: UInt8($0)) }

  init(_ definition: any FittedArrangement.Type) {
    number = UInt8(Self.definitions.firstIndex { $0 == definition } ?? 0)
  }

  private init(number: UInt8) { self.number = number }

  package static let row = Stage(RowsArrangement.self)
  package static let columns = Stage(ColumnsArrangement.self)
  package static let hanging = Stage(HangArrangement.self)
  package static let grid = Stage(GridArrangement.self)
}

extension Stage {
  /// What the arrangement's file says.
  var definition: any FittedArrangement.Type { Self.definitions[Int(number)] }

  var arrangement: Arrangement { Arrangement(definition) }

  /// What a picture has that is made of it, in words.
  package var plural: String { definition.plural }
}

/// What an arrangement says of itself besides, if pictures to fit are made of it: how large a
/// subtree is, to the point as the engine will draw it.
protocol FittedArrangement: ArrangementDefinition {
  /// What stands for it in documents.
  static var letter: UInt8 { get }
  /// What a picture has that is made of it, in words.
  static var plural: String { get }
  /// What may stand below it.
  static var below: [Stage] { get }
  /// Whether only children stand under their parents as long as there is room, whatever others do.
  static var keepsOnlyChildrenApart: Bool { get }
  /// Whether numbers of columns belong to it.
  static var hasColumns: Bool { get }

  /// Whether a node may have it, whatever it keeps.
  static func isPossible(at position: Int32, in fitting: Fitting) -> Bool
  /// Finds out what it needs to know of a node's children, if the node may have it.
  static func prepare(_ family: inout Family, in fitting: inout Fitting)
  /// Where the extents of a child are that may have any stage below this one.
  static func place(of child: Family.Child, in table: FrontierTable) -> Places.Element
  /// The gap between a node and what is below it.
  static func gap(_ arranging: Arranging) -> Double
  /// How far right of a node's left side begins what is below it.
  static func indent(_ arranging: Arranging) -> Double
  /// The frontier of what is below a node, given where the extents of its children are.
  static func frontier(of places: Places, _ arranging: Arranging) -> Frontier
  /// The numbers of columns, and the rooms of the children, in an extent of the whole.
  static func settle(_ settling: Settling, _ places: Places) -> Settled

  typealias Places = [FrontierTable.Place]
  typealias Settled = (columns: [Int32], rooms: [Room])
}

extension FittedArrangement {
  static var keepsOnlyChildrenApart: Bool { false }
  static var hasColumns: Bool { false }
  static func isPossible(at position: Int32, in fitting: Fitting) -> Bool { true }
  static func prepare(_ family: inout Family, in fitting: inout Fitting) {}
  static func place(of child: Family.Child, in table: FrontierTable) -> Places.Element {
    child.inColumns
  }
  static func indent(_ arranging: Arranging) -> Double { 0 }
}
