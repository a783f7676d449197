import Testing

@testable import TreeDrawing

/// One way to draw a diagram: an arrangement, a direction, a form of edges, and a rule for parents.
struct DiagramCombination: CustomTestStringConvertible {
  let arrangement: Arrangement
  let growth: GrowthDirection
  let edges: EdgeForm
  /// Nil where the arrangement has no choice.
  let rule: AlignmentRule?

  var testDescription: String {
    "\(arrangement) \(growth) \(edges) \(rule?.rawValue ?? "")"
  }
}

extension DiagramCombination {
  /// The ways in which an arrangement can be drawn.
  fileprivate struct Row {
    let arrangement: Arrangement
    var growths: [GrowthDirection] = [.down]
    var edges = EdgeForm.allCases
    var rules: [AlignmentRule?] = [nil]
  }

  /// All that there is: a new arrangement is a row.
  private static let table = [
    Row(
      arrangement: .rows, growths: GrowthDirection.allCases, rules: AlignmentRule.allCases),
    Row(
      arrangement: .tidy, growths: GrowthDirection.allCases, rules: AlignmentRule.allCases),
    Row(arrangement: .hang),
    Row(arrangement: .columns),
    Row(arrangement: .grid),
    Row(arrangement: .list),
    Row(arrangement: .mindmap),
  ]

  /// The combinations that are tested.
  static let all = table.flatMap(\.combinations)

  /// Those that differ in more than the direction and the rule.
  static let usual = all.filter { $0.growth == .down && ($0.rule ?? .outer) == .outer }
}

extension DiagramCombination.Row {
  var combinations: [DiagramCombination] {
    growths.flatMap { growth in
      edges.flatMap { form in
        rules.map {
          DiagramCombination(arrangement: arrangement, growth: growth, edges: form, rule: $0)
        }
      }
    }
  }
}

extension DiagramCombination {
  /// The style of such diagrams, with the default gaps.
  var style: DiagramStyle {
    var style = DiagramStyle(growth: growth, arrangement: arrangement, edgeForm: edges)
    if let rule, let alignment = ChildAlignment(rawValue: rule.rawValue) {
      style.alignment = alignment
    }
    return style
  }

  /// What is expected of the picture of an input.
  func expectation(of input: RandomInput) -> ExpectedTree {
    var expected = ExpectedTree(parents: input.parents, edgeLabels: input.edgeLabels)
    expected.leavesInBoxes = Set(input.notes.keys).union(input.edgeLabels.keys)
    // A mind map grows to both sides.
    expected.growth = arrangement == .mindmap ? .down : growth
    expected.arrangement = arrangement
    // Labels between lines of text stand on elbows.
    let isOfLabelledLines = arrangement.isOfLines && !input.edgeLabels.isEmpty
    expected.edgeForm = isOfLabelledLines ? .elbow : edges
    // Many straight edges to one side are so flat that they pass over the nearer children.
    expected.coversSiblings = expected.edgeForm != .elbow
    // Room for labels of edges belongs to the box around subtrees, and is not seen.
    if rule != .box || input.edgeLabels.isEmpty { expected.alignment = rule }
    return expected
  }
}
