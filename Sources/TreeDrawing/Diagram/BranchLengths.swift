/// Where nodes stand if edges are drawn as long as the tree says.
struct BranchLengths {
  private var branches: [Branch]
  /// How the lines from ends of branches to leaves apart from them are drawn.
  let leader: Paint

  /// The edge to a node.
  struct Branch {
    /// How long it is, in points.
    var length: Double
    /// From its end to the node, in points.
    var lead = 0.0
    /// Whether the node is the last of its siblings.
    var isLast = true
  }

  /// How long the longest way from the root is if the style does not say it, in points.
  static let usualPath = 480.0

  init(of nodes: NodeTable, _ style: DiagramStyle) {
    let units = nodes.branchUnits
    let usualScale = BranchUnits.scale(forPath: units.longestPath, of: Self.usualPath)
    let scale = units.isGiven ? style.lengthScale ?? usualScale : style.spacing.levels
    branches = units.lengths.map { Branch(length: $0 * scale) }
    leader = style.leader
    markLast(nodes)
    guard style.alignsLeaves else { return }
    let longest = units.longestPath
    for position in 0..<nodes.size where nodes.isLeaf(position) {
      let rest = (longest - units.depths[Int(position)]) * scale
      if units.isGiven {
        branches[Int(position)].lead = max(rest, 0)
      } else {
        branches[Int(position)].length += rest
      }
    }
  }

  private mutating func markLast(_ nodes: NodeTable) {
    for position in 0..<nodes.size {
      var last = position
      nodes.forEachChild(of: position) { child in
        branches[Int(child)].isLast = false
        last = child
      }
      branches[Int(last)].isLast = true
    }
  }
}

extension BranchLengths {
  /// The edge to the node at a position.
  subscript(position: Int32) -> Branch { branches[Int(position)] }

  /// What nodes are told about that edge.
  func place(at position: Int) -> BranchPlace {
    BranchPlace(length: branches[position].length, isLast: branches[position].isLast)
  }
}

extension Subtree {
  /// Lowers the subtree behind the space that the length of the edge to it takes.
  func lower(behind lengths: BranchLengths, into lowering: inout ViewLowering) {
    lowering.padding(growth.insets(before: lengths[position].length)) {
      lowerWithoutLength(into: &$0)
    }
  }
}

extension GrowthDirection {
  /// Space before what grows, in points.
  func insets(before space: Double) -> EdgeInsets {
    switch self {
    case .down: EdgeInsets(top: space)
    case .up: EdgeInsets(bottom: space)
    case .right: EdgeInsets(leading: space)
    case .left: EdgeInsets(trailing: space)
    }
  }
}

extension DiagramStyle {
  /// How lines are drawn that have no length of their own: thinner than edges, and dotted.
  fileprivate var leader: Paint { Self.leader(like: edge) }

  /// How a line is drawn behind an edge in a paint.
  static func leader(like edge: Paint) -> Paint {
    var paint = edge
    paint.style.lineWidth *= 2 / 3
    return EdgeStyle.dotted.paint(like: paint)
  }
}
