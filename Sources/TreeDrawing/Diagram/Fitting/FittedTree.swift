/// How the nodes of a tree are arranged, chosen so that the whole fits.
struct FittedTree: Sendable {
  /// How the children of each node are arranged, in preorder; nil where nothing is arranged.
  private(set) var nodes: [FittedNode?]
  /// How wide and high the whole is.
  let size: Size
}

extension FittedTree {
  /// Lets each node be arranged as its place in an extent of the whole demands.
  ///
  /// Of what is equally wide and high, that of the earlier stage is taken; columns are as equally
  /// high, and as few, as possible.
  ///
  /// - Parameters:
  ///   - extent: the extent, one of the frontier of the whole.
  ///   - fitting: all arrangements.
  /// - Complexity: O(*n* log *n*) in the number of nodes, if no node has very many children.
  init(_ extent: Extent, of fitting: Fitting) {
    nodes = [FittedNode?](repeating: nil, count: Int(fitting.nodes.size))
    size = extent.size
    var pending = [
      Room(position: 0, stages: Stage.allCases, width: extent.width, height: extent.height)
    ]
    var fitting = fitting
    while let room = pending.popLast() {
      guard !fitting.isEnd(room.position) else { continue }
      let (node, rooms) = fitting.settle(room)
      nodes[Int(room.position)] = node
      pending += rooms
    }
  }
}

/// How the children of a node are arranged.
struct FittedNode: Hashable, Sendable {
  var stage: Stage
  /// How many children are in each column, or in how many columns each run of texts of a grid is.
  var columns: [Int32] = []
}

/// What a subtree must not exceed.
struct Room {
  let position: Int32
  /// The stages that it may have, those first that it should rather have.
  private(set) var stages: [Stage]
  let width: Double
  let height: Double

  /// The room of a subtree that should have a stage if it can.
  func preferring(_ stage: Stage) -> Room {
    var room = self
    guard stages.contains(stage) else { return self }
    room.stages = [stage] + stages.filter { $0 != stage }
    return room
  }
}

extension Fitting {
  /// Chooses the arrangement of a node's children, and the rooms of these.
  fileprivate mutating func settle(_ room: Room) -> (FittedNode, [Room]) {
    let (stage, extent) = choice(for: room)
    let count = table.extents.count
    let family = family(of: room.position)
    defer { table.removeAll(after: count) }
    let settling = Settling(
      arranging: Arranging(fitting: self, family: family, stage: stage), extent: extent)
    return settling.settled()
  }

  /// The first stage in which a subtree has room, and the narrowest of its lowest extents there.
  private func choice(for room: Room) -> (Stage, Extent) {
    var narrowest: (Stage, Extent)?
    for stage in room.stages {
      let frontier = table[room.position, stage]
      if let extent = frontier.lowest(in: room) { return (stage, extent) }
      if let first = frontier.first, first.width < narrowest?.1.width ?? .infinity {
        narrowest = (stage, first)
      }
    }
    return narrowest ?? (.hanging, Extent(width: room.width, height: room.height))
  }
}

extension Fitting {
  /// Whether there is room for what is below a node in a stage.
  fileprivate func hasRoom(for position: Int32, in room: Room, _ stage: Stage) -> Bool {
    !isEnd(position) && table[position, stage].lowest(in: room) != nil
  }
}

extension ArraySlice<Extent> {
  /// The lowest extent that is no wider and no higher than a room; the slice is a frontier.
  fileprivate func lowest(in room: Room) -> Extent? {
    guard let extent = lowest(within: room.width) else { return nil }
    return extent.height <= room.height + Frontier.tolerance ? extent : nil
  }
}

/// The step from the extent of a node's subtree to the rooms of those of its children.
struct Settling {
  let arranging: Arranging
  let extent: Extent

  var family: Family { arranging.family }
  var fitting: Fitting { arranging.fitting }
  /// How wide and high what is below the node may be.
  var width: Double { extent.width - arranging.indent }
  var height: Double { extent.height - arranging.heightAbove }

  /// The arrangement of the children, and their rooms, in which as many as possible are alike.
  fileprivate func settled() -> (FittedNode, [Room]) {
    let definition = arranging.stage.definition
    let (columns, rooms) = definition.settle(self, arranging.places(extent.common))
    let node = FittedNode(stage: arranging.stage, columns: columns)
    guard extent.common == nil, family.hasKinds, let stage = mostUsual(in: rooms) else {
      return (node, rooms)
    }
    return (
      node,
      rooms.enumerated().map { number, room in
        let isApart = definition.keepsOnlyChildrenApart && family.children[number].isFree
        return isApart ? room : room.preferring(stage)
      }
    )
  }

  /// The first of the stages in which most children have room.
  private func mostUsual(in rooms: [Room]) -> Stage? {
    let stages = arranging.stage.definition.below
    let counts = stages.map { stage in
      rooms.count { fitting.hasRoom(for: $0.position, in: $0, stage) }
    }
    return counts.max().flatMap(counts.firstIndex).map { stages[$0] }
  }
}

extension Settling {
  /// The room of a child below others: it is as low as it can be.
  func hanging(_ number: Int, _ places: [FrontierTable.Place], _ width: Double) -> Room {
    let extents = fitting.table[places[number]]
    let lowest = extents.lowest(within: width) ?? extents.first
    return room(of: number, max(width, lowest?.width ?? 0), lowest?.height ?? 0)
  }

  /// The room of a child.
  func room(of number: Int, _ width: Double, _ height: Double) -> Room {
    let child = family.children[number]
    var stages = arranging.stage.definition.below
    if let common = extent.common, !child.isFree { stages = [common] }
    return Room(position: child.position, stages: stages, width: width, height: height)
  }
}
