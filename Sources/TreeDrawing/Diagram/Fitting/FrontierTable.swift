/// The frontiers of all nodes of a tree, one for each stage.
struct FrontierTable: Sendable {
  /// The boxes of all nodes in preorder, then the frontiers, then some that are needed for a while.
  private(set) var extents: [Extent]
  /// Where the frontiers of inner nodes are, one for each stage.
  private var places: [Range<Int32>] = []
  private let stageCount = Stage.allCases.count
  /// The number of each node among the inner ones, in preorder.
  private var numbers: [Int32]

  /// Makes a table in which leaves have their boxes, and no other node has anything yet.
  init(boxes: [Extent]) {
    extents = boxes
    numbers = [Int32](repeating: -1, count: boxes.count)
  }
}

extension FrontierTable {
  typealias Place = Range<Int32>

  /// Adds the frontiers of a node.
  mutating func append(_ frontiers: [Frontier], at position: Int32) {
    numbers[Int(position)] = Int32(places.count / stageCount)
    for frontier in frontiers { places.append(add(frontier)) }
  }

  /// Adds a frontier.
  mutating func add(_ frontier: Frontier) -> Place {
    let start = Int32(extents.count)
    extents += frontier.extents
    return start..<Int32(extents.count)
  }

  /// Takes away what was added since there were so many.
  mutating func removeAll(after count: Int) { extents.removeLast(extents.count - count) }

  /// Where the box of a node is.
  func box(at position: Int32) -> Place { position..<(position + 1) }

  /// Where the frontier of an inner node for a stage is.
  func place(at position: Int32, _ stage: Stage) -> Place {
    places[Int(numbers[Int(position)]) * stageCount + Int(stage.number)]
  }

  subscript(place: Place) -> ArraySlice<Extent> {
    extents[Int(place.lowerBound)..<Int(place.upperBound)]
  }

  subscript(position: Int32, stage: Stage) -> ArraySlice<Extent> {
    self[place(at: position, stage)]
  }
}
