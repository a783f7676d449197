import TreeDrawing

/// The command's picture of a forest, as a client of the library writes it: with public names alone.
struct ClientForest: View {
  let roots: [Tree<Part>]
  var style = DiagramStyle(arrangement: .rows)

  var body: some View {
    trees
      .padding(16.5)
      .multilineTextAlignment(style.arrangement.isRunFromLeft ? .leading : .center)
      .compositingGroup()
  }

  /// The diagrams beside each other across the direction in which they grow, or a list of stops.
  @ViewBuilder private var trees: some View {
    let gap = style.spacing.trees
    if style.arrangement == .list, roots.count > 1, roots.allSatisfy(\.isLeaf) {
      TransitList(roots.map(\.value), style: spacedStyle) { part, place in
        PartView(part: part, place: place, style: spacedStyle)
      }
    } else {
      switch (style.arrangement, style.growth) {
      case (.mindmap, _): VStack(spacing: gap) { diagrams }
      case (.list, _), (_, .right): VStack(alignment: .leading, spacing: gap) { diagrams }
      case (_, .left): VStack(alignment: .trailing, spacing: gap) { diagrams }
      case (_, .up): HStack(alignment: .bottom, spacing: gap) { diagrams }
      case (_, .down): HStack(alignment: .top, spacing: gap) { diagrams }
      }
    }
  }

  private var diagrams: some View {
    ForEach(roots.indices, id: \.self) { index in
      Diagram(
        roots[index], style: spacedStyle, firstID: firstID(of: index),
        placedNode: { PartView(part: $0, place: $1, style: spacedStyle) },
        edgeLabel: { part in part.edge.map { PartEdge(text: $0) } }
      )
      .nodeLayout(\.layout)
      .nodeJoint { _, place in style.isUnderlined(at: place) ? .underline : .frame }
    }
  }

  /// Where there are notes, levels are further apart.
  private var spacedStyle: DiagramStyle {
    var spaced = style
    spaced.edge.stroke = Theme.automatic.edge
    if roots.contains(where: hasNotes) {
      spaced.spacing.levels = style.spacing.levelsWithNotes
    }
    return spaced
  }

  private func hasNotes(_ root: Tree<Part>) -> Bool {
    root.value.note != nil || root.children.contains(where: hasNotes)
  }

  private func firstID(of root: Int) -> Int { roots[..<root].reduce(0) { $0 + $1.count } }
}

/// What a client knows of a node.
struct Part {
  let label: String
  let note: String?
  let edge: String?
  let isOmission: Bool
  let layout: NodeLayout
}

extension DiagramStyle {
  /// Whether a node is underlined, and not in a box.
  func isUnderlined(at place: NodePlace) -> Bool { arrangement == .mindmap && place.level > 1 }
}

extension Arrangement {
  /// Whether texts in its nodes begin at one line.
  var isRunFromLeft: Bool {
    [.hang, .columns, .grid, .list].contains(self)
  }
}
