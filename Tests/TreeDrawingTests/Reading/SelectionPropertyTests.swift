import Testing

@testable import TreeReading

@Suite struct SelectionPropertyTests {
  @Test(arguments: UInt64(0)..<200)
  func `each node is drawn once or counted once`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let roots = randomForest(&random)
    let selection = Selection.random(from: roots, &random)
    let left = try selection.applied(to: roots).flatMap(\.preorder)
    let omitted = left.reduce(0) { $0 + ($1.attributes?.values.omittedCount ?? 0) }
    let drawn = left.filter { $0.attributes?.values.omittedCount == nil && !$0.isSlot }
    let nodes = roots.flatMap(\.preorder).filter { !$0.isSlot }
    #expect(drawn.count + omitted == nodes.count)
    #expect(Set(drawn).count == drawn.count)
    #expect(Set(drawn).isSubset(of: nodes))
  }

  @Test(arguments: UInt64(0)..<200)
  func `no more is left than asked for`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let roots = randomForest(&random)
    let selection = Selection.random(from: roots, &random)
    let left = try selection.applied(to: roots)
    let drawn = left.flatMap(\.preorder).count {
      !$0.isSlot && $0.attributes?.values.omittedCount == nil
    }
    #expect(drawn <= selection.maxNodes ?? .max)
    var pending = [(siblings: left, depth: 0)]
    while let (siblings, depth) = pending.popLast() {
      let omissions = siblings.filter { $0.value.attributes?.values.omittedCount != nil }
      #expect(omissions.count <= 1)
      #expect(omissions.allSatisfy { $0.isLeaf && $0.value == siblings.last?.value })
      let drawn = siblings.count { !$0.value.isSlot } - omissions.count
      #expect(drawn <= selection.maxChildren ?? .max)
      #expect(drawn == 0 || depth <= selection.maxDepth ?? .max)
      #expect(drawn + omissions.count > 0 || siblings.isEmpty)
      pending += siblings.map { ($0.children, depth + 1) }
    }
  }

  @Test(arguments: UInt64(0)..<100)
  func `turning round twice and sorting a sorted tree change nothing`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let roots = randomForest(&random)
    let reversed = Selection(isReversed: true)
    #expect(try reversed.applied(to: reversed.applied(to: roots)) == roots)
    for order in SiblingOrder.allCases {
      let sorted = try Selection(order: order).applied(to: roots)
      #expect(try Selection(order: order).applied(to: sorted) == sorted)
      #expect(Set(sorted.flatMap(\.preorder)) == Set(roots.flatMap(\.preorder)))
    }
  }

  @Test(arguments: UInt64(0)..<100)
  func `sorting leaves slots in their places`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let roots = randomForest(&random)
    var pending = SiblingOrder.allCases.map { (roots, $0) }
    while let (siblings, order) = pending.popLast() {
      let sorted = try Selection(order: order).applied(to: siblings)
      #expect(sorted.map(\.value.isSlot) == siblings.map(\.value.isSlot))
      pending += siblings.map { ($0.children, order) }
    }
  }

  @Test(arguments: UInt64(0)..<50)
  func `each node is found by its path`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let roots = randomForest(&random)
    var pending = roots.map { (tree: $0, path: $0.value.label) }
    while let (tree, path) = pending.popLast() {
      #expect(try Selection(root: path).applied(to: roots).contains(tree))
      pending += tree.children.filter { !$0.value.isSlot }.map { ($0, path + "/" + $0.value.label) }
    }
  }
}
