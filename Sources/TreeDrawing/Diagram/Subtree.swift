/// A node and all that is below it.
///
/// Written with modifiers, it would be
///
///     VStack(alignment: .nodeCenter(level: level + 1), spacing: plan.gap(below: position)) {
///       root
///       HStack(alignment: .top, spacing: plan.style.horizontalSpacing) { siblings }
///     }
///     .backgroundPreferenceValue(NodeFrames.self) { Edges($0) }
///     .transformPreference(NodeFrames.self) { $0.removeAll { $0.position != position } }
///
/// It tells the layout engine the same, without the views that modifiers make: they are copied into each
/// other, and there may be a million nodes.
struct Subtree {
  /// The node's position in preorder.
  let position: Int
  let level: Int
  /// Whether the node takes part in aligning its parent.
  let alignsParent: Bool
  let plan: DiagramPlan
}

extension Subtree {
  /// Tells the layout engine about the node, and about what is below it if anything is.
  func lower(into lowering: inout ViewLowering) {
    guard !plan.isLeaf(position) else { return lowerRoot(into: &lowering) }
    plan.frames.drawEdges(of: position, in: &lowering) { lowerColumn(into: &$0) }
  }

  private func lowerColumn(into lowering: inout ViewLowering) {
    let guide = plan.guides(level: level + 1, in: &lowering).column
    lowering.stack(
      along: .vertical, aligning: Int(guide), spacing: plan.gap(below: position)
    ) { lowering in
      lowerRoot(into: &lowering)
      lowerRow(into: &lowering)
    }
  }

  /// The diagrams of the children; around a single one of a size that cannot change, a row would change nothing.
  private func lowerRow(into lowering: inout ViewLowering) {
    let siblings = Siblings(below: position, level: level + 1, plan: plan)
    guard siblings.count > 1 || !plan.hasRigidNodes
    else { return lowering.lowerLater(siblings) }
    lowering.stack(
      along: .horizontal, aligning: plan.siblingGuide, spacing: plan.style.horizontalSpacing
    ) {
      $0.lowerLater(siblings)
    }
  }

  /// The root's node, with a guide if it takes part in aligning its parent.
  private func lowerRoot(into lowering: inout ViewLowering) {
    guard alignsParent else { return lowerPlace(into: &lowering) }
    let guide = plan.guides(level: level, in: &lowering).child
    lowering.alignmentGuide(Int(guide)) { lowerPlace(into: &$0) }
  }

  /// The node, in a place of a least width if the edge to it has a label.
  ///
  /// That is a column with an empty line and not a flexible frame, which would be sized again for each
  /// proposal.
  private func lowerPlace(into lowering: inout ViewLowering) {
    guard let room = plan.edgeLabels?.roomForChild(at: position)
    else { return lowerNode(into: &lowering) }
    lowering.stack(
      along: .vertical, aligning: HorizontalAlignment.center.key, spacing: 0
    ) { lowering in
      lowerNode(into: &lowering)
      Color.clear.frame(width: room, height: 0).lower(into: &lowering)
    }
  }

  private func lowerNode(into lowering: inout ViewLowering) {
    plan.frames.report(position, in: &lowering) { plan.lowerNode(position, into: &$0) }
  }
}

/// The children of a node, with all that is below them.
private struct Siblings: PendingSource {
  let plan: DiagramPlan
  let level: Int32
  let count: Int32
  private var index: Int32 = 0
  /// The position of the next one.
  private var position: Int32

  init(below parent: Int, level: Int, plan: DiagramPlan) {
    self.plan = plan
    self.level = Int32(level)
    count = Int32(plan.childCount(of: parent))
    position = Int32(parent + 1)
  }

  var isFinished: Bool { index == count }

  mutating func lowerNext(into lowering: inout ViewLowering) -> Bool {
    guard !isFinished else { return false }
    let alignsParent = plan.style.alignment.alignsParent(Int(index), of: Int(count))
    let subtree = Subtree(
      position: Int(position), level: Int(level), alignsParent: alignsParent, plan: plan)
    subtree.lower(into: &lowering)
    index += 1
    position += Int32(plan.count(at: Int(position)))
    return true
  }
}
