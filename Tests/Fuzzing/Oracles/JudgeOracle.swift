// The judge is one of the library's tests, which the package cannot share with these.
#if FUZZER
  @testable import TreeDrawing
  @testable import treediagram

  /// What the judge of the library's tests finds in pictures that it knows all rules of.
  enum JudgeOracle {
    static func problems(
      _ picture: TreePicture, of roots: [Tree<Node>], _ options: Options
    ) -> [String] {
      guard let expected = expectation(of: roots, options) else { return [] }
      var judge = TreeJudge(DrawnTree(picture.drawing), of: expected)
      judge.judgeAll()
      return judge.violations.prefix(5).map { "judge: \($0)" }
    }

    private static func expectation(of roots: [Tree<Node>], _ options: Options) -> ExpectedTree? {
      let style = options.picture.style
      let nodes = roots.flatMap(\.preorder)
      let attributes = nodes.map { $0.attributes?.values }
      // Straight edges to dots begin at round corners, a little off the outline.
      guard nodes.allSatisfy({ !$0.label.isEmpty }) else { return nil }
      // Single nodes below each other are stops on a line.
      guard style.arrangement != .list || !roots.allSatisfy(\.isLeaf) else { return nil }
      let hasLayouts = attributes.contains {
        $0?.layout != nil || $0?.roof != nil || $0?.side != nil || $0?.links.isEmpty == false
      }
      guard style.arrangement != .auto, !hasLayouts, options.isPlain, !style.drawsLengths else {
        return nil
      }
      var expected = ExpectedTree(parents: parents(in: roots))
      for (node, attributes) in attributes.enumerated() where expected.parents[node] != nil {
        expected.edgeLabels[node] = attributes?.edge
      }
      expected.leavesInBoxes = Set(nodes.indices.filter { attributes[$0]?.makesBox == true })
      expected.growth = style.arrangement == .mindmap ? .down : style.growth
      expected.arrangement = style.arrangement
      expected.hangsOnBothSides = style.hangsOnBothSides
      expected.alignsLeaves = style.alignsLeaves
      let form = style.edgeForm ?? (style.arrangement == .mindmap ? .curve : .elbow)
      let isOfLabelledLines = style.arrangement.isOfLines && !expected.edgeLabels.isEmpty
      expected.edgeForm = isOfLabelledLines ? .elbow : form
      expected.coversSiblings = expected.edgeForm != .elbow
      return expected
    }

    private static func parents(in roots: [Tree<Node>]) -> [Int?] {
      var parents: [Int?] = []
      var pending = roots.reversed().map { (tree: $0, parent: Int?.none) }
      while let (tree, parent) = pending.popLast() {
        pending += tree.children.reversed().map { ($0, parents.count) }
        parents.append(parent)
      }
      return parents
    }
  }

  extension Options {
    /// Whether nothing is drawn but the tree, with the usual gaps and letters.
    fileprivate var isPlain: Bool {
      let others: Set<String> = [
        "--caption", "--legend", "--highlight", "--route", "--link", "--spacing",
        "--columns", "--lengths=scale", "--max-depth", "--max-children", "--max-nodes", "--fold",
        "--font-size", "--preset", "--dim", "arrow",
      ]
      return words.allSatisfy { !others.contains($0.description) }
    }
  }

  extension Attributes {
    /// Whether a leaf with these is a box in a grid.
    fileprivate var makesBox: Bool {
      let known: Set = ["done", "active", "warning", "failed", "muted", "new"]
      return fill != nil || stroke != nil || color != nil || shape != nil || edge != nil
        || note != nil || icon != nil || !known.isDisjoint(with: classes)
    }
  }
#endif
