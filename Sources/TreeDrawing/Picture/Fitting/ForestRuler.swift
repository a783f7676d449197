/// Measures the nodes of trees as they would be drawn.
final class ForestRuler {
  /// What is known of the trees.
  private(set) var trees: [FittingTree] = []
}

extension ForestRuler {
  /// A view in place of trees, whose nodes are measured where it stands; it draws nothing.
  func measuring(_ forest: StyledForest) -> some View { RuledForest(forest: forest, ruler: self) }

  private struct RuledForest: View {
    let forest: StyledForest
    let ruler: ForestRuler

    func _lower(into lowering: inout ViewLowering) {
      ruler.trees = forest.diagrams.map { FittingTree(of: $0, in: &lowering) }
      EmptyView()._lower(into: &lowering)
    }
  }
}

extension ForestDiagram {
  /// What is known of the trees before they are arranged.
  var measuredTrees: [FittingTree] {
    var forest = self
    let ruler = ForestRuler()
    forest.ruler = ruler
    forest.ignored = IgnoredAttributes()
    forest.options.style.arrangement = .rows
    _ = PreferencePass.layOut(forest)
    return ruler.trees
  }
}

/// How the trees of a picture are arranged, and what that was chosen by.
struct FittedRoots {
  let forest: FittedForest
  let trees: [FittingTree]
}
