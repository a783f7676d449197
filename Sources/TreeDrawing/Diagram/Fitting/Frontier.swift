/// The arrangements of a subtree of which none is at least as wide and as high as another,
/// narrowest first; so each is lower than the one before.
///
/// The shape function of slicing floorplans: L. Stockmeyer, "Optimal orientations of cells in
/// slicing floorplan designs", Information and Control 57 (1983).
struct Frontier: Sendable {
  private(set) var extents: [Extent] = []

  /// Lengths nearer to each other than that are taken for equal, in points.
  static let tolerance = 1e-6
}

extension Frontier {
  /// Keeps the best of some extents; of equal ones the first.
  init(of all: [Extent]) {
    guard all.count > 1 else {
      extents = all
      return
    }
    let order = all.indices.sorted {
      (all[$0].width, all[$0].height, $0) < (all[$1].width, all[$1].height, $1)
    }
    for index in order { append(all[index]) }
  }

  /// Adds an extent that is at least as wide as all before it, if it is lower than they are.
  mutating func append(_ extent: Extent) {
    guard let last = extents.last else { return extents.append(extent) }
    guard extent.height < last.height - Self.tolerance else { return }
    if extent.width <= last.width + Self.tolerance { extents.removeLast() }
    extents.append(extent)
  }

  /// Adds an extent that is at most as wide as all before it and higher, for `reverse()`.
  mutating func appendNarrower(_ extent: Extent) {
    if let last = extents.last, extent.width >= last.width - Self.tolerance { return }
    extents.append(extent)
  }

  /// Puts the last first, after `appendNarrower`.
  mutating func reverse() { extents.reverse() }
}

extension RandomAccessCollection<Extent> where Index == Int {
  /// The lowest extent that is no wider than a length; the collection is a frontier.
  func lowest(within width: Double) -> Extent? {
    let end = partition { $0.width > width + Frontier.tolerance }
    return end == startIndex ? nil : self[end - 1]
  }

  /// The narrowest extent that is no higher than a length; the collection is a frontier.
  func narrowest(within height: Double) -> Extent? {
    let start = partition { $0.height <= height + Frontier.tolerance }
    return start == endIndex ? nil : self[start]
  }

  /// The first index from which on a condition holds.
  private func partition(where holds: (Extent) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
