/// Finds nodes by labels from a root down joined by slashes, however many siblings there are.
struct NodePaths {
  /// The numbers of nodes by the numbers of their parents, and their labels as they are drawn.
  private let numbers: [Step: [Int]]
  /// The numbers of paths, one for all nodes with the same labels from the root down.
  private let kinds: [Int]
  /// How many slashes a label may have, so that more need not be tried.
  private let mostSlashes: Int

  /// The greatest number of slashes in a label that is a part of a path.
  private static let mostSlashesInLabels = 64

  private struct Step: Hashable {
    let parent: Int
    let label: String
  }

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - nodes: the nodes in preorder.
  ///   - parents: the numbers of their parents.
  init(of nodes: [Node], _ parents: [Int?]) {
    var numbers: [Step: [Int]] = [:]
    var kinds: [Int] = []
    var kindsOfPaths: [Step: Int] = [:]
    var mostSlashes = 0
    for (number, node) in nodes.enumerated() {
      let label = node.label.drawnForm
      if !node.isSlot {
        numbers[Step(parent: parents[number] ?? -1, label: label), default: []].append(number)
      }
      let path = Step(parent: parents[number].map { kinds[$0] } ?? -1, label: label)
      let kind = kindsOfPaths[path] ?? kindsOfPaths.count
      kindsOfPaths[path] = kind
      kinds.append(kind)
      mostSlashes = max(mostSlashes, label.utf8.count { $0 == UInt8(ascii: "/") })
    }
    self.numbers = numbers
    self.kinds = kinds
    self.mostSlashes = min(mostSlashes, Self.mostSlashesInLabels)
  }

  /// Whether no two nodes have the same labels from the root down.
  func areDifferent(_ numbers: [Int]) -> Bool {
    Set(numbers.map { kinds[$0] }).count == numbers.count
  }

  /// The numbers of the nodes at a path; labels may hold slashes, so that there can be several ways
  /// to cut it up.
  func numbers(at path: String) -> [Int] {
    let path = path.utf8
    var found: [Int] = []
    var pending = [(parent: -1, start: path.startIndex)]
    while let (parent, start) = pending.popLast() {
      for end in ends(in: path[start...]) {
        let below = numbers[Step(parent: parent, label: String(path[start..<end]) ?? "")] ?? []
        if end == path.endIndex {
          found += below
        } else {
          pending += below.map { ($0, path.index(after: end)) }
        }
      }
    }
    return found.sorted()
  }

  /// The places where a label that begins a path may end.
  private func ends(in path: Substring.UTF8View) -> [String.Index] {
    var ends: [String.Index] = []
    var rest = path
    while ends.count <= mostSlashes, let slash = rest.firstIndex(of: UInt8(ascii: "/")) {
      ends.append(slash)
      rest = rest[rest.index(after: slash)...]
    }
    return ends.count <= mostSlashes ? ends + [path.endIndex] : ends
  }
}
