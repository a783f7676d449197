@testable import TreeDrawing

/// Boxes that can be asked which of them meet another: a tree of boxes around eight boxes each.
///
/// Making it takes O(*n* log *n*), and a question about as long as there are answers. What belongs
/// to an owner can be left out of the answers, without being looked at one by one.
struct BoxIndex {
  private let boxes: [Box]
  private let owners: [Int]
  /// The numbers of the boxes, those of one node of the undermost level behind each other.
  private let order: [Int]
  /// The levels of nodes, the undermost first.
  private let levels: [[Node]]

  private struct Node {
    var box: Box
    /// Whose the boxes in the node all are; nil if they have several owners.
    var owner: Int?
  }

  private static let width = 8

  /// Makes an index.
  ///
  /// - Parameters:
  ///   - boxes: the boxes, which are numbered from 0.
  ///   - owners: whose each is; if not given, each is its own.
  init(_ boxes: [Box], owners: [Int]? = nil) {
    let owners = owners ?? Array(boxes.indices)
    let order = Self.order(boxes)
    var levels: [[Node]] = []
    var level = order.map { Node(box: boxes[$0], owner: owners[$0]) }
    while level.count > 1 || levels.isEmpty && !level.isEmpty {
      level = Self.parents(of: level)
      levels.append(level)
    }
    (self.boxes, self.owners, self.order, self.levels) = (boxes, owners, order, levels)
  }

  /// Neighbours stay together: boxes are parted in the middle of the longer side of what their
  /// middles span, until there are few.
  private static func order(_ boxes: [Box]) -> [Int] {
    var order = Array(boxes.indices)
    var pending = [order.indices]
    while let part = pending.popLast() {
      guard part.count > width else { continue }
      let middles = order[part].map { boxes[$0].middle }
      let (left, right) = (middles.map(\.x).min() ?? 0, middles.map(\.x).max() ?? 0)
      let (top, bottom) = (middles.map(\.y).min() ?? 0, middles.map(\.y).max() ?? 0)
      let side = right - left > bottom - top ? \Point.x : \Point.y
      order[part].sort { boxes[$0].middle[keyPath: side] < boxes[$1].middle[keyPath: side] }
      let middle = part.lowerBound + (part.count / 2 + width - 1) / width * width
      pending += [part.lowerBound..<middle, middle..<part.upperBound]
    }
    return order
  }

  private static func parents(of level: [Node]) -> [Node] {
    stride(from: 0, to: level.count, by: width).map { start in
      var parent = level[start]
      for node in level[start..<min(start + width, level.count)].dropFirst() {
        parent.box = parent.box.union(node.box)
        if parent.owner != node.owner { parent.owner = nil }
      }
      return parent
    }
  }
}

extension BoxIndex {
  /// Finds the boxes that meet another.
  ///
  /// - Parameters:
  ///   - box: the other box.
  ///   - owner: whose boxes do not count.
  ///   - work: is told how many boxes are looked at.
  /// - Returns: their numbers, in no order.
  func boxes(meeting box: Box, exceptOf owner: Int? = nil, work: inout Int) -> [Int] {
    guard let top = levels.indices.last else { return [] }
    var found: [Int] = []
    var pending = levels[top].indices.map { (level: top, index: $0) }
    while let (level, index) = pending.popLast() {
      let node = levels[level][index]
      work += 1
      guard node.box.meets(box), owner == nil || node.owner != owner else { continue }
      let inside = index * Self.width..<(index + 1) * Self.width
      if level > 0 {
        pending += inside.clamped(to: 0..<levels[level - 1].count).map { (level - 1, $0) }
        continue
      }
      for number in order[inside.clamped(to: 0..<order.count)] {
        work += 1
        if owners[number] != owner, boxes[number].meets(box) { found.append(number) }
      }
    }
    return found
  }
}
