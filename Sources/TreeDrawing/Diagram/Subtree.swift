/// A node and all that is below it.
struct Subtree: View {
  /// The node's position in preorder.
  let position: Int
  let level: Int
  /// Whether the node has a say in where its parent stands.
  let isPulling: Bool
  let plan: DiagramPlan

  var body: some View {
    if plan.isLeaf(position) {
      root
    } else {
      VStack(alignment: .nodeCenter(level: level + 1), spacing: plan.style.verticalSpacing) {
        root
        children
      }
      .backgroundPreferenceValue(NodeFrames.self) { frames in
        Edges(frames: frames, root: position, paint: plan.style.edge)
      }
      .hidingNodeFrames(below: position)
    }
  }

  @ViewBuilder private var root: some View {
    if isPulling {
      node.alignmentGuide(.nodeCenter(level: level)) { $0[HorizontalAlignment.center] }
    } else {
      node
    }
  }

  private var node: some View {
    plan.node(at: position)
      .mark(Mark("node", id: plan.firstID + position), layer: .nodes)
      .measuringNodeFrame(at: position)
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
