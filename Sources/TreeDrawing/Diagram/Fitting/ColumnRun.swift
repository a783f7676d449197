/// A run of children that hang in one column, which gets wider where it must to be lower.
///
/// It grows by children before it. As it only gets wider, each child's extents are passed once.
struct ColumnRun {
  private let extents: [Extent]
  /// Where the extents of each child begin, and those of the last one end.
  private let starts: [Int]
  private let gaps: [Double]
  /// The extent that each child of the run has, the widest that has room.
  private var taken: [Int]
  private(set) var children = 0..<0
  private(set) var width = 0.0
  private(set) var height = 0.0

  init(_ cuts: ColumnCuts) {
    var starts = [0]
    var extents: [Extent] = []
    for list in cuts.lists {
      extents += cuts.table[list]
      starts.append(extents.count)
    }
    (self.starts, self.extents, gaps) = (starts, extents, cuts.gaps)
    taken = Array(starts.dropLast())
  }
}

extension ColumnRun {
  /// Begins anew, with no child.
  mutating func clear(before end: Int) {
    (children, width, height) = (end..<end, 0, 0)
  }

  /// Adds the child before the run.
  ///
  /// - Parameter bound: what the height is to be below.
  /// - Returns: whether the run is lower than that in any width.
  mutating func grow(below bound: Double) -> Bool {
    let child = children.lowerBound - 1
    children = child..<children.upperBound
    taken[child] = starts[child]
    height += extents[starts[child]].height + (children.count > 1 ? gaps[child + 1] : 0)
    let narrowest = extents[starts[child]].width
    widen(narrowest > width ? children : child..<(child + 1), to: max(narrowest, width))
    while height >= bound {
      guard let next = nextWidth else { return false }
      widen(children, to: next)
    }
    return true
  }

  /// Lets children take the widest extents that have room in a width.
  private mutating func widen(_ some: Range<Int>, to width: Double) {
    self.width = width
    for child in some {
      var next = taken[child] + 1
      while next < starts[child + 1], extents[next].width <= width + Frontier.tolerance {
        height += extents[next].height - extents[next - 1].height
        taken[child] = next
        next += 1
      }
    }
  }

  /// The least width in which any child is lower.
  private var nextWidth: Double? {
    var least = Double.infinity
    for child in children where taken[child] + 1 < starts[child + 1] {
      least = min(least, extents[taken[child] + 1].width)
    }
    return least < .infinity ? least : nil
  }
}
