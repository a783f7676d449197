import Testing

@testable import TreeReading

/// Many nodes that are folded, which are looked for in a list, and few, which are looked for one by one.
@Suite struct FoldedNodesTests {
  @Test func `many take time in proportion`() throws {
    let growth = Growth.measured(upTo: Effort.size(40_000)) { count in
      let roots = [
        Tree(Node(label: "A"), children: (0..<count).map { Tree(Node(label: "B\($0)")) })
      ]
      let folds = Selection(folds: (0..<count).map { "A/B\($0)" })
      _ = try? folds.applied(to: roots)
    }
    #expect(growth < Growth.allowed)
  }

  @Test(arguments: [0, 20])
  func `names mean the same among few and among many`(others: Int) throws {
    let text = "A\n  B/C {id=x}\n    D\n  B\n    C\n      E\n  A\n    F\n  G\n    H\n    I\n"
    let roots = try Source(name: "", bytes: Array(text.utf8)).forest(ReadingOptions()).roots
    let names = ["x", "A/B/C", "A/A", "H"] + Array(repeating: "A/G/H", count: others)
    let selection = Selection(folds: names, order: .none)
    let found = try selection.applied(to: roots).flatMap(\.preorder).map(\.label)
    #expect(found == ["A", "B/C", "+1", "B", "C", "+1", "A", "+1", "G", "H", "I"])
  }

  @Test(arguments: [0, 20])
  func `a label of several nodes is refused, among few and among many`(others: Int) throws {
    let roots = try forest(Array("A\n  B\n    D\n  C\n    D\n".utf8)).roots
    let error = #expect(throws: SelectionProblem.self) {
      try Selection(folds: Array(repeating: "B", count: others) + ["D"]).applied(to: roots)
    }
    #expect(error?.wording.cause == "'D' may be any of 2 nodes")
    #expect(error?.wording.remedies == ["write 'A/B/D', 'A/C/D'"])
  }

  @Test func `a name that is missing among many is reported`() {
    let names = (0..<20).map { _ in "A" } + ["A/C"]
    let roots = [Tree(Node(label: "A"), children: [Tree(Node(label: "B"))])]
    #expect(throws: SelectionProblem.self) { try Selection(folds: names).applied(to: roots) }
  }
}
