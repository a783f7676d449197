/// A node and all that is below it.
struct Subtree: View {
  /// The node's position in preorder.
  let position: Int
  let level: Int
  /// Whether the node has a say in where its parent stands.
  let isPulling: Bool
  let plan: DiagramPlan

  var body: some View {
    VStack(alignment: .nodeCenter(level: level + 1), spacing: plan.gap(below: position)) {
      Root(subtree: self)
      children
    }
    .backgroundPreferenceValue(NodeFrames.self) { frames in
      Edges(frames: frames, root: position, plan: plan)
    }
    .hidingNodeFrames(below: position)
  }

  /// Tells the layout engine about the body, or only about the root where there is nothing below.
  ///
  /// With `if`, a view would be dynamic content, which costs time where preferences are combined.
  func lower(into lowering: inout ViewLowering) {
    if plan.isLeaf(position) {
      Root(subtree: self).lower(into: &lowering)
    } else {
      body.lower(into: &lowering)
    }
  }

  /// The root's node, with a guide if it has a say.
  private struct Root: View {
    let subtree: Subtree

    func lower(into lowering: inout ViewLowering) {
      if let label = subtree.plan.edgeLabel(at: subtree.position) {
        lower(subtree.node(atLeast: label.roomForChild), into: &lowering)
      } else {
        lower(subtree.node, into: &lowering)
      }
    }

    private func lower(_ node: some View, into lowering: inout ViewLowering) {
      if subtree.isPulling {
        pulling(node).lower(into: &lowering)
      } else {
        node.lower(into: &lowering)
      }
    }

    private func pulling(_ node: some View) -> some View {
      node.alignmentGuide(.nodeCenter(level: subtree.level)) { $0[HorizontalAlignment.center] }
    }
  }

  fileprivate var node: some View {
    plan.node(at: position)
      .mark(Mark("node", id: plan.firstID + position), layer: .nodes)
      .measuringNodeFrame(at: position)
  }

  /// The node in a place of a least width.
  ///
  /// It is a column with an empty line and not a flexible frame, which would be sized again for each
  /// proposal.
  fileprivate func node(atLeast width: Double) -> some View {
    VStack(spacing: 0) {
      node
      Color.clear.frame(width: width, height: 0)
    }
  }

  private var children: some View {
    HStack(alignment: .top, spacing: plan.style.horizontalSpacing) {
      ForEach(each: subtrees) { $0 }
    }
  }

  private var subtrees: [Subtree] {
    let children = plan.children(of: position)
    return children.indices.map { index in
      Subtree(
        position: children[index], level: level + 1,
        isPulling: plan.style.alignment.pulls(index, of: children.count), plan: plan)
    }
  }
}
