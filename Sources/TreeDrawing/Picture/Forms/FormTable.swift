/// What the outline of a node is made for.
enum FormOutline: Hashable {
  /// A node with a text in or over a shape.
  case shape(NodeShape)
  /// A node with a shape between the texts of a grid.
  case shapeInGrid(NodeShape)
  /// A line of a list.
  case row
  /// A text in a grid, of one line and of several.
  case cell
  case cellOfLines
  /// A word under a roof.
  case word
  /// A node without a label, in a list, in a grid and elsewhere.
  case emptyRow
  case emptyCell
  case emptyPlace
}

/// All that the form of a node depends on.
struct FormKey: Hashable {
  let outline: FormOutline
  let kind: NodeKind
  /// The place of its tone in the palette, counted from 1; 0 for none.
  let tone: Int
  let own: OwnLook?
}

/// The forms that were made; there are few.
struct FormTable {
  /// Those of nodes that say nothing of their look, by the numbers of their keys.
  private var plain = [NodeForm?](repeating: nil, count: FormKey.plainCount)
  private var others: [FormKey: NodeForm] = [:]

  subscript(key: FormKey) -> NodeForm? {
    @inline(__always) get {
      guard let number = key.plainNumber else { return others[key] }
      return plain[number]
    }
    set {
      if let number = key.plainNumber { plain[number] = newValue } else { others[key] = newValue }
    }
  }
}

extension FormKey {
  private static let (outlines, tones) = (31, 16)
  fileprivate static let plainCount = outlines * 3 * tones

  /// A number that no other key has; nil for one that is rare.
  @inline(__always)
  fileprivate var plainNumber: Int? {
    guard own == nil, tone < Self.tones else { return nil }
    return (outline.number * 3 + kind.rawValue) * Self.tones + tone
  }
}

extension FormOutline {
  fileprivate var number: Int {
    switch self {
    case .row: 0
    case .cell: 1
    case .word: 2
    case .emptyRow: 3
    case .emptyCell: 4
    case .emptyPlace: 5
    case .shape(let shape): 6 + shape.number
    case .shapeInGrid(let shape): 18 + shape.number
    case .cellOfLines: 30
    }
  }
}

extension NodeShape {
  fileprivate var number: Int {
    switch self {
    case .rounded: 0
    case .rect: 1
    case .capsule: 2
    case .ellipse: 3
    case .circle: 4
    case .diamond: 5
    case .hexagon: 6
    case .cylinder: 7
    case .folder: 8
    case .document: 9
    case .underline: 10
    case .none: 11
    }
  }
}
