extension Arrangement {
  /// How the diagrams of grandchildren stand, unless a child says otherwise.
  var below: Arrangement {
    switch self {
    case .columns: .hang
    case .mindmap: .tidy
    case .rows, .tidy, .hang, .grid, .list: self
    }
  }

  /// The form of edges that readers expect.
  var usualEdgeForm: EdgeForm { self == .mindmap ? .curve : .elbow }
}
