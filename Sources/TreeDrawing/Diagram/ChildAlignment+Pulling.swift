extension ChildAlignment {
  /// Whether a child has a say in where its parent stands, which is over the mean of those who have.
  func pulls(_ index: Int, of count: Int) -> Bool {
    switch self {
    case .outer: index == 0 || index == count - 1
    case .middle: index == count / 2 || index == (count - 1) / 2
    case .mean: true
    case .first: index == 0
    case .last: index == count - 1
    case .box: false
    }
  }
}
