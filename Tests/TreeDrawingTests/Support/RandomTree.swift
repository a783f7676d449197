@testable import TreeDrawing

extension Tree<Int> {
  /// A random tree with leaves, chains and families; its values number the nodes in preorder.
  static func random(count: Int, using random: inout SplitMix64) -> Tree<Int> {
    var builder = ForestBuilder<Int>()
    var depth = 0
    for id in 0..<count {
      let steps = min([0, 0, 1, 1, 2, 3].randomElement(using: &random) ?? 0, max(depth - 1, 0))
      for _ in 0..<steps { builder.close() }
      depth += 1 - steps
      builder.open(id)
    }
    return builder.forest()[0]
  }

  /// A tree each of whose nodes but the last has one child.
  static func chain(count: Int) -> Tree<Int> {
    var builder = ForestBuilder<Int>()
    for id in 0..<count { builder.open(id) }
    return builder.forest()[0]
  }
}
