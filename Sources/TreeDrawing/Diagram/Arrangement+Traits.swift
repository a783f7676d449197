extension Arrangement {
  /// How the diagrams of grandchildren stand, unless a child says otherwise.
  var below: Arrangement {
    switch self {
    case .columns: .hang
    case .mindmap: .tidy
    case .auto, .rows, .tidy, .hang, .grid, .list: self
    }
  }

  /// The arrangement, if there is one in a direction and at a place; if not, tidy rows.
  func fitting(_ growth: Growth, isAtRoot: Bool) -> Arrangement {
    switch self {
    case .hang, .columns: growth.axis == .vertical ? self : .tidy
    case .grid, .list: growth == .down ? self : .tidy
    case .mindmap: isAtRoot ? self : .tidy
    case .auto: .tidy
    case .rows, .tidy: self
    }
  }

  /// How a child is said to stand.
  ///
  /// - Parameter isCell: whether it is no more than a text, if it is in a grid.
  /// - Returns: how it stands beside its siblings.
  func ofChild(isCell: Bool) -> Arrangement {
    switch self {
    case .columns: .hang
    case .grid: isCell ? .grid : .hang
    case .auto, .rows, .tidy, .hang, .list, .mindmap: self
    }
  }

  /// How the root is said to stand: as its children do, but a grid is below a box.
  var ofRoot: Arrangement { self == .grid ? .hang : self }

  /// Whether the children of most nodes stand side by side across the growth.
  var isRow: Bool { self == .rows || self == .tidy || self == .auto }

  /// Whether children stand beside each other, and edges come to them in the direction of growth.
  var standsInRows: Bool {
    switch self {
    case .auto, .rows, .tidy, .mindmap: true
    case .hang, .columns, .grid, .list: false
    }
  }

  /// Whether children stand right of where their node does.
  var isIndented: Bool {
    switch self {
    case .hang, .grid, .list: true
    case .auto, .rows, .tidy, .columns, .mindmap: false
    }
  }

  /// The form of edges that readers expect.
  var usualEdgeForm: EdgeForm { self == .mindmap ? .curve : .elbow }
}
