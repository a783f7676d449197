import Testing

@testable import TreeReading

/// What is told where something is asked for that is not in the trees.
@Suite struct SelectionProblemTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let selection: Selection
    let message: [String]

    init(_ description: String, _ selection: Selection, _ message: String...) {
      testDescription = description
      self.selection = selection
      self.message = message
    }
  }

  private static let plan = """
    House
      Kitchen
        Stove
        Table, large
      Study {id=s}
    Garden
    """

  @Test(arguments: [
    Row(
      "a text that is nearly a label", Selection(patterns: ["kitchn"]),
      "there is no label that contains 'kitchn', which --keep asks for",
      "did you mean --keep 'Kitchen'?"),
    Row(
      "a text that is nearly a word of one", Selection(patterns: ["Tabel"]),
      "there is no label that contains 'Tabel', which --keep asks for",
      "did you mean --keep 'Table'?"),
    Row(
      "a pattern that is nearly a label", Selection(patterns: ["Stoves*"]),
      "there is no label that matches 'Stoves*', which --keep asks for",
      "did you mean --keep 'Stove'?"),
    Row(
      "a text that is near nothing", Selection(patterns: ["xyzzy"]),
      "there is no label that contains 'xyzzy', which --keep asks for"),
    Row(
      "the second pattern", Selection(patterns: ["Stove", "?"]),
      "there is no label that matches '?', which --keep asks for"),
    Row(
      "a label in another part", Selection(root: "Garden", patterns: ["Stove"]),
      "there is no label that contains 'Stove', which --keep asks for"),
    Row(
      "a text for a terminal", Selection(patterns: ["\u{1B}[1m"]),
      "there is no label that contains '\\u{1B}[1m', which --keep asks for"),
    Row(
      "a folded node that is nearly there", Selection(folds: ["House", "House/Kitchn"]),
      "there is no 'Kitchn' below 'House'", "did you mean --fold 'House/Kitchen'?"),
    Row(
      "a folded node that is elsewhere", Selection(folds: ["Garden/Stove"]),
      "there is nothing below 'Garden', so there is no 'Stove'",
      "did you mean --fold 'House/Kitchen/Stove'?"),
    Row(
      "a folded node outside of the root", Selection(root: "s", folds: ["Garden"]),
      "there is no node with the label or the id 'Garden'", "the roots are 'Study'"),
    Row(
      "a size that nothing has", Selection(minSize: 6),
      "no tree has 6 nodes, which --min-size asks for",
      "the largest has 5: 'House'"),
    Row(
      "a size that nothing has that matches", Selection(patterns: ["Garden"], minSize: 2),
      "of what other options leave, no tree has 2 nodes, which --min-size asks for",
      "the largest has 1: 'Garden'"),
  ]) func `what is not there is named, with what is near`(_ row: Row) throws {
    let roots = try forest(Array(Self.plan.utf8)).roots
    let error = #expect(throws: SelectionProblem.self) { try row.selection.applied(to: roots) }
    #expect(error.map { [$0.wording.cause] + $0.wording.remedies } == row.message)
  }

  @Test func `a tree without a label is described by its size alone`() throws {
    let roots = [Tree(Node(label: ""))]
    let error = #expect(throws: SelectionProblem.self) {
      try Selection(minSize: 2).applied(to: roots)
    }
    #expect(error?.wording.remedies == ["the largest has 1"])
  }

  @Test(arguments: [
    (Selection(maxNodes: 1), "5 of 6 nodes are left out"),
    (Selection(maxNodes: 5), "1 of 6 nodes is left out"),
    (Selection(root: "House", maxDepth: 1, maxNodes: 2), "3 of 5 nodes are left out"),
    (Selection(maxNodes: 6), nil), (Selection(), nil),
  ]) func `nodes that are left out are counted`(_ selection: Selection, _ line: String?) throws {
    let roots = try selection.applied(to: forest(Array(Self.plan.utf8)).roots)
    #expect(LeftOutNodes(of: roots)?.wording.line == line)
  }

  @Test func `slots are not counted`() throws {
    let roots = try forest(Array("a\n  {}\n  b\n    c\n    {}".utf8)).roots
    let drawn = try Selection(maxNodes: 2).applied(to: roots)
    #expect(LeftOutNodes(of: drawn)?.wording.line == "1 of 3 nodes is left out")
  }
}
