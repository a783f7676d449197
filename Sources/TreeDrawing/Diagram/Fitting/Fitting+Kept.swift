// Nodes that keep the arrangement that they had in another picture.
extension Fitting {
  /// What a node keeps; nil if it is free, or cannot have that.
  func kept(at position: Int32) -> FittedNode? {
    guard let node = measures.kept(position), isPossible(node.stage, at: position) else {
      return nil
    }
    return node
  }
}

extension Family {
  /// The lengths of columns that are kept, if they are those of all children.
  ///
  /// - Parameters:
  ///   - node: what the node keeps.
  ///   - count: the only number of columns; nil for any.
  /// - Returns: the lengths; nil if columns are to be cut anew.
  func columnLengths(_ node: FittedNode?, count: Int?) -> [Int32]? {
    guard let lengths = node?.columns, lengths.count > 1 else { return nil }
    guard lengths.count == count ?? lengths.count, lengths.allSatisfy({ $0 > 0 }) else {
      return nil
    }
    let sum = lengths.reduce(0) { $0 + Int($1) }
    return sum == children.count ? lengths : nil
  }
}

extension FittedNode {
  /// In how many columns a run of texts stands, if there are as many runs as that is known of.
  func columnCount(ofRun run: Int, of count: Int) -> Int? {
    columns.count == count ? Int(columns[run]) : nil
  }
}
