/// Which children a parent is centred over.
public enum ChildAlignment: String, CaseIterable, Sendable {
  /// Over the midpoint between its first and its last child.
  case outer
  /// Over its middle child, or half-way between the two middle ones.
  case middle
  /// Over the mean of all its children's centres.
  case mean
  /// Over its first child.
  case first
  /// Over its last child.
  case last
  /// Over the middle of the box around all its children's subtrees.
  case box
}

extension ChildAlignment {
  /// Whether a child takes part in aligning its parent, which stands over the mean of such children.
  ///
  /// - Parameters:
  ///   - index: which child, from 0.
  ///   - count: how many children there are.
  /// - Returns: whether the child sets a guide.
  func alignsParent(_ index: Int, of count: Int) -> Bool {
    switch self {
    case .outer: index == 0 || index == count - 1
    case .middle: index == count / 2 || index == (count - 1) / 2
    case .mean: true
    case .first: index == 0
    case .last: index == count - 1
    case .box: false
    }
  }

  /// How many of a parent's children take part in aligning it.
  func guideCount(ofChildren count: Int) -> Int {
    switch self {
    case .outer: min(count, 2)
    case .middle: count % 2 == 0 ? 2 : 1
    case .mean: count
    case .first, .last: 1
    case .box: 0
    }
  }
}
