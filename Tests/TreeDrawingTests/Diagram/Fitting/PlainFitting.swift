@testable import TreeDrawing

/// All arrangements of a small tree, found by trying every one: the rules once more, plainly.
struct PlainFitting {
  let root: SizedNode
  let spacing: DiagramSpacing

  enum Kind: CaseIterable {
    case row, columns, hang, grid

    /// The kinds that may stand below.
    var below: [Kind] {
      switch self {
      case .row: Kind.allCases
      case .columns, .hang: [.hang, .grid]
      case .grid: [.grid]
      }
    }
  }

  /// The sizes of the whole tree in all arrangements that the rules allow.
  var sizes: [Size] { Kind.allCases.flatMap { sizes(of: root, $0) } }
}

/// A node of a tree as it is measured.
final class SizedNode {
  let box: Size
  let cell: Size
  let children: [SizedNode]

  init(box: Size, cell: Size, children: [SizedNode]) {
    self.box = box
    self.cell = cell
    self.children = children
  }
}

extension PlainFitting {
  private func sizes(of node: SizedNode, _ kind: Kind) -> [Size] {
    Array(Set(allSizes(of: node, kind)))
  }

  private func allSizes(of node: SizedNode, _ kind: Kind) -> [Size] {
    if node.children.isEmpty { return [node.box] }
    if kind == .columns, node.children.count == 1 { return [] }
    let mixed = sizes(of: node, kind) { child in kind.below.flatMap { sizes(of: child, $0) } }
    let choosers = node.children.filter { $0.children.count > 1 }
    guard !choosers.isEmpty else { return mixed }
    let alike = kind.below.flatMap { common in
      sizes(of: node, kind) { child in
        child.children.count > 1
          ? sizes(of: child, common) : kind.below.flatMap { sizes(of: child, $0) }
      }
    }
    return alike
      + mixed.filter { size in
        !alike.contains { $0.width <= size.width && $0.height <= 1.1 * size.height }
      }
  }

  private func sizes(
    of node: SizedNode, _ kind: Kind, _ options: (SizedNode) -> [Size]
  ) -> [Size] {
    switch kind {
    case .row, .hang, .columns:
      combinations(node.children.map(options)).flatMap { arranged(node, kind, $0) }
    case .grid: grids(node, options)
    }
  }

  private func arranged(_ node: SizedNode, _ kind: Kind, _ below: [Size]) -> [Size] {
    switch kind {
    case .row:
      [stacked(node, row(node, below), gap: spacing.levels)]
    case .hang:
      [stacked(node, run(node, 0..<below.count, below), gap: 10, indent: below.count == 1 ? 0 : 24)]
    case .columns:
      cuts(of: below.count).filter { $0.count > 1 }.map { cut in
        let runs = cut.map { run(node, $0, below) }
        let width = runs.reduce(22 * Double(runs.count - 1)) { $0 + 12 + $1.width }
        let height = runs.map(\.height).max() ?? 0
        return stacked(node, Size(width: width, height: height), gap: spacing.levels)
      }
    case .grid: []
    }
  }

  private func stacked(
    _ node: SizedNode, _ below: Size, gap: Double, indent: Double = 0
  ) -> Size {
    Size(
      width: max(node.box.width, indent + below.width),
      height: node.box.height + gap + below.height)
  }

  private func row(_ node: SizedNode, _ below: [Size]) -> Size {
    var width = 0.0
    for (index, size) in below.enumerated() {
      let isPlain =
        index > 0
        && node.children[index].children.isEmpty && node.children[index - 1].children.isEmpty
      width += size.width + (index == 0 ? 0 : isPlain ? 16 : 28)
    }
    return Size(width: width, height: below.map(\.height).max() ?? 0)
  }

  private func run(_ node: SizedNode, _ range: Range<Int>, _ below: [Size]) -> Size {
    var height = 0.0
    for index in range {
      let isPlain =
        index > 0
        && node.children[index].children.isEmpty && node.children[index - 1].children.isEmpty
      height += below[index].height + (index == range.lowerBound ? 0 : isPlain ? 8 : 14)
    }
    return Size(width: below[range].map(\.width).max() ?? 0, height: height)
  }
}

// Grids: texts in columns between subtrees.
extension PlainFitting {
  private func grids(_ node: SizedNode, _ options: (SizedNode) -> [Size]) -> [Size] {
    var blocks: [[Size]] = []
    var cells: [Size] = []
    for child in node.children {
      if child.children.isEmpty {
        cells.append(child.cell)
      } else {
        if !cells.isEmpty { blocks.append(columns(of: cells)) }
        cells = []
        blocks.append(options(child))
      }
    }
    if !cells.isEmpty { blocks.append(columns(of: cells)) }
    return combinations(blocks).map { below in
      let height = below.reduce(6 * Double(below.count - 1)) { $0 + $1.height }
      let width = below.map(\.width).max() ?? 0
      return stacked(node, Size(width: width, height: height), gap: 6, indent: 18)
    }
  }

  private func columns(of cells: [Size]) -> [Size] {
    (1...cells.count).map { count in
      let length = (cells.count + count - 1) / count
      let columns = stride(from: 0, to: cells.count, by: length).map {
        cells[$0..<min($0 + length, cells.count)]
      }
      return Size(
        width: columns.reduce(14 * Double(columns.count - 1)) {
          $0 + ($1.map(\.width).max() ?? 0)
        }, height: columns.map { $0.reduce(0) { $0 + $1.height } }.max() ?? 0)
    }
  }
}

/// All ways to choose one of each list.
private func combinations(_ lists: [[Size]]) -> [[Size]] {
  lists.reduce([[]]) { chosen, list in chosen.flatMap { first in list.map { first + [$0] } } }
}

/// All ways to cut so many things into runs.
private func cuts(of count: Int) -> [[Range<Int>]] {
  (0..<(1 << max(count - 1, 0))).map { mask in
    var runs: [Range<Int>] = []
    var start = 0
    for index in 1...count where index == count || mask & (1 << (index - 1)) != 0 {
      runs.append(start..<index)
      start = index
    }
    return runs
  }
}
