/// How wide and high a subtree is in one of its arrangements.
struct Extent: Hashable, Sendable {
  /// In points.
  var width: Double
  /// In points.
  var height: Double
  /// The stage that the subtrees of the node's children have in common; nil if each may have its
  /// own.
  var common: Stage?

  var size: Size { Size(width: width, height: height) }
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
}
