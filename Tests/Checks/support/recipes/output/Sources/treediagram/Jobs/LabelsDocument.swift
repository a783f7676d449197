internal import TreeDrawing

/// The labels of trees, a line for each.
struct LabelsDocument: Document {
  let roots: [Tree<Node>]

  func write<Problem: Error>(to write: ([UInt8]) throws(Problem) -> Void) throws(Problem) {
    for root in roots {
      for node in root.preorder { try write(Array("\(node.label)\n".utf8)) }
    }
  }
}
