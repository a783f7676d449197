extension View {
  /// Gives a node the place that its level or its branch has, if there are such.
  @inline(__always)
  func placed(inLevelOf subtree: Subtree) -> some View {
    PlacedNode(content: self, subtree: subtree)
  }
}

private struct PlacedNode<Content: View>: View {
  let content: Content
  let subtree: Subtree

  @inline(__always)
  func _lower(into lowering: inout ViewLowering) {
    if subtree.plan.levels != nil || subtree.plan.lengths != nil {
      lowerInPlace(into: &lowering)
    } else {
      content._lower(into: &lowering)
    }
  }

  @inline(never)
  private func lowerInPlace(into lowering: inout ViewLowering) {
    let (position, growth) = (subtree.position, subtree.growth)
    if let lengths = subtree.plan.lengths {
      lower(on: lengths, into: &lowering)
    } else if growth == subtree.plan.style.growth, let levels = subtree.plan.levels {
      // A frame, other than padding alone, keeps what is beside from the way to the node.
      content.padding(growth.insets(before: levels.space(before: position)))
        .framed(levels.length(at: position), growth.axis, growth.hasNodeFirst ? 0 : 1)
        ._lower(into: &lowering)
    } else {
      content._lower(into: &lowering)
    }
  }

  /// Lowers a node with its middle where branches part, or behind the end of its branch.
  private func lower(on lengths: BranchLengths, into lowering: inout ViewLowering) {
    let growth = subtree.growth
    let lead = lengths[subtree.position].lead
    if !subtree.plan.nodes.isLeaf(subtree.position) {
      content.framed(0, growth.axis, 0.5)._lower(into: &lowering)
    } else if lead > 0, !subtree.plan.nodes.isSlot(subtree.position) {
      let line = Leader(growth: growth, length: lead)
      let leader = subtree.plan.leader(at: subtree.position, lengths)
      content.padding(growth.insets(before: lead))
        .background {
          line.stroke(leader.stroke, style: leader.style).layer(.edges)
        }
        ._lower(into: &lowering)
    } else {
      content._lower(into: &lowering)
    }
  }
}

/// The line from the end of a branch to a leaf that stands apart from it.
private struct Leader: Shape {
  let growth: GrowthDirection
  /// How long it is, in points.
  let length: Double

  func path(in rect: Rect) -> Path {
    let start = rect[growth.end]
    var end = start
    end[growth.axis] += growth.hasNodeFirst ? length : -length
    return Path { path in
      path.move(to: start)
      path.addLine(to: end)
    }
  }
}

extension View {
  /// Puts the view into a place of a length along an axis.
  ///
  /// - Parameters:
  ///   - length: the length in points.
  ///   - axis: the axis.
  ///   - part: the part of the free length that is before the view.
  /// - Returns: the place with the view in it.
  fileprivate func framed(_ length: Double, _ axis: Axis, _ part: Double) -> some View {
    let isWide = axis == .horizontal
    let alignment: Alignment =
      switch (isWide, part) {
      case (true, 0): .leading
      case (true, 1): .trailing
      case (false, 0): .top
      case (false, 1): .bottom
      default: .center
      }
    return frame(
      width: isWide ? length : nil, height: isWide ? nil : length, alignment: alignment)
  }
}
