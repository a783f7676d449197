@testable import TreeDrawing

/// The least width of a tree whose nodes stand in rows, worked out in other ways than the layout's.
///
/// All nodes of a level are in one row, in order and a gap apart, and each parent is over the
/// midpoint between its first and its last child.
struct LeastWidth {
  let parents: [Int?]
  let widths: [Double]
  let gap: Double
  private let children: [[Int]]
  private let levels: [Int]

  init(_ diagram: FixedDiagram) {
    parents = diagram.parents
    widths = diagram.sizes.map(\.width)
    gap = FixedDiagram.gap
    children = ExpectedTree(parents: parents).children
    levels = diagram.levels
  }
}

extension LeastWidth {
  /// The width if each subtree is drawn as it would be by itself, as far left as it can be, by
  /// looking at all pairs of nodes.
  var withRigidSubtrees: Double {
    var places = parents.map { _ in 0.0 }
    for node in parents.indices.reversed() where !children[node].isEmpty {
      let nodes = children[node].map { self.nodes(below: $0) }
      for (index, own) in nodes.enumerated().dropFirst() {
        let shift = nodes[..<index].joined().flatMap { left in
          own.filter { levels[$0] == levels[left] }.map { right in
            places[left] + distance(left, right) - places[right]
          }
        }.max()
        for one in own { places[one] += shift ?? 0 }
      }
      places[node] = (places[node + 1] + places[children[node].last ?? node]) / 2
    }
    let left = zip(places, widths).map { $0 - $1 / 2 }.min() ?? 0
    let right = zip(places, widths).map { $0 + $1 / 2 }.max() ?? 0
    return right - left
  }

  private func nodes(below root: Int) -> Range<Int> {
    var end = root + 1
    while end < parents.count, let parent = parents[end], parent >= root { end += 1 }
    return root..<end
  }

  /// How far the middles of neighbours are from each other at least.
  private func distance(_ one: Int, _ other: Int) -> Double {
    (widths[one] + widths[other]) / 2 + gap
  }
}

extension LeastWidth {
  /// The least width there is, by the simplex method.
  ///
  /// The variables are the middles of the nodes, from the left edge, and the width. Each constraint
  /// says that a sum of them is at least some number.
  var optimal: Double {
    var constraints: [(factors: [Int: Double], least: Double)] = []
    let width = parents.count
    for node in parents.indices {
      constraints.append(([node: 1], widths[node] / 2))
      constraints.append(([width: 1, node: -1], widths[node] / 2))
      guard let first = children[node].first, let last = children[node].last else { continue }
      for sign in [1.0, -1] {
        var factors = [node: 2 * sign]
        factors[first, default: 0] -= sign
        factors[last, default: 0] -= sign
        constraints.append((factors, 0))
      }
    }
    for row in Dictionary(grouping: parents.indices, by: { levels[$0] }).values {
      for (left, right) in zip(row, row.dropFirst()) {
        constraints.append(([right: 1, left: -1], distance(left, right)))
      }
    }
    return Self.leastLast(of: width + 1, constraints)
  }

  /// The least value of the last of some variables that are not negative, by the simplex method on
  /// the dual, where 0 is a solution to begin with.
  private static func leastLast(
    of count: Int, _ constraints: [(factors: [Int: Double], least: Double)]
  ) -> Double {
    var rows = (0..<count).map { variable in
      constraints.map { $0.factors[variable] ?? 0 }
        + (0..<count).map { $0 == variable ? 1.0 : 0 } + [variable == count - 1 ? 1 : 0]
    }
    var goal = constraints.map { -$0.least } + Array(repeating: 0, count: count + 1)
    // The first column that helps is taken, so that it ends (Bland 1977).
    while let column = goal.dropLast().firstIndex(where: { $0 < -1e-9 }) {
      let ratios = rows.indices.filter { rows[$0][column] > 1e-9 }.map { row in
        (row, (rows[row].last ?? 0) / rows[row][column])
      }
      guard let pivot = ratios.min(by: { $0.1 < $1.1 })?.0 else { return .infinity }
      let factor = rows[pivot][column]
      rows[pivot] = rows[pivot].map { $0 / factor }
      for row in rows.indices where row != pivot {
        rows[row] = subtract(rows[pivot], times: rows[row][column], from: rows[row])
      }
      goal = subtract(rows[pivot], times: goal[column], from: goal)
    }
    return goal.last ?? 0
  }

  private static func subtract(_ row: [Double], times factor: Double, from other: [Double])
    -> [Double]
  {
    factor == 0 ? other : zip(other, row).map { $0 - factor * $1 }
  }
}
