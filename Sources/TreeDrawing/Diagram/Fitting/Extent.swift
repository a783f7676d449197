/// How wide and high a subtree is in one of its arrangements.
struct Extent: Hashable, Sendable {
  /// In points.
  var width: Double
  /// In points.
  var height: Double
  /// How the subtrees of the node's children are chosen.
  var company = Company.any

  var size: Size { Size(width: width, height: height) }
}

/// Which kinds of arrangements the subtrees of a node's children have.
enum Company: UInt8, Hashable, Sendable {
  /// All are in rows.
  case rows
  /// All are in columns.
  case columns
  /// All hang.
  case hanging
  /// All are grids.
  case grids
  /// Each is of any kind.
  case any

  /// One for each stage, and at last that of all kinds.
  init(_ stage: Stage) {
    self =
      switch stage {
      case .row: .rows
      case .columns: .columns
      case .hanging: .hanging
      case .grid: .grids
      }
  }

  /// The kind that all have; nil for any.
  var stage: Stage? { Stage(rawValue: rawValue) }
}

/// A kind of arrangement, in the order in which they follow each other from the root down.
///
/// A picture is calm if no kind comes back once another one has begun.
package enum Stage: UInt8, CaseIterable, Comparable, Sendable {
  case row
  case columns
  case hanging
  case grid

  package static func < (first: Stage, second: Stage) -> Bool { first.rawValue < second.rawValue }

  /// The kinds that may stand below this one.
  var below: [Stage] {
    switch self {
    case .row: [.row, .columns, .hanging, .grid]
    case .columns, .hanging: [.hanging, .grid]
    case .grid: [.grid]
    }
  }

  var arrangement: Arrangement {
    switch self {
    case .row: .rows
    case .columns: .columns
    case .hanging: .hang
    case .grid: .grid
    }
  }

  /// The kind of an arrangement; nil for one that is none of them.
  init?(_ arrangement: Arrangement) {
    switch arrangement {
    case .rows, .tidy: self = .row
    case .columns: self = .columns
    case .hang: self = .hanging
    case .grid: self = .grid
    case .auto, .list, .mindmap: return nil
    }
  }
}
