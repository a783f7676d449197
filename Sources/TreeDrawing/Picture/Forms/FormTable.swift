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
  let tone: NodeTone
  let own: OwnStyle?
}

/// The forms that were made; there are few.
struct FormTable {
  /// The outlines that were met, of which most pictures have one or two.
  private var outlines: [FormOutline] = []
  /// The forms of nodes that say nothing of their style, those of each outline together.
  private var plain: [NodeForm?] = []
  private var others: [FormKey: NodeForm] = [:]

  subscript(key: FormKey) -> NodeForm? {
    @inline(__always) get {
      guard let place = key.place else { return others[key] }
      guard let outline = outlines.firstIndex(of: key.outline) else { return nil }
      return plain[outline * FormKey.placeCount + place]
    }
    set {
      guard let place = key.place else {
        others[key] = newValue
        return
      }
      let outline = outlines.firstIndex(of: key.outline) ?? outlines.count
      if outline == outlines.count {
        outlines.append(key.outline)
        plain += repeatElement(nil, count: FormKey.placeCount)
      }
      plain[outline * FormKey.placeCount + place] = newValue
    }
  }
}

extension FormKey {
  private static let tones = 16
  /// How many keys of an outline have a place.
  fileprivate static let placeCount = 3 * tones

  /// A place that no other key of the outline has; nil for one that is rare.
  @inline(__always)
  fileprivate var place: Int? {
    guard own == nil else { return nil }
    let start = kind.rawValue * Self.tones
    switch tone {
    case .none: return start
    case .tone(let place): return place < 13 ? start + 1 + place : nil
    case .emphasis(.quiet): return start + 14
    case .emphasis(.strong): return start + 15
    }
  }
}
