import TreeDrawing

/// The command's picture of a forest, as a client of the library writes it: with public names alone.
struct ClientForest: View {
  let roots: [Tree<Part>]

  var body: some View {
    HStack(alignment: .top, spacing: 48) {
      ForEach(roots.indices, id: \.self) { index in
        Diagram(roots[index], style: style, firstID: firstID(of: index)) { part in
          PartBox(part: part)
        } edgeLabel: { part in
          if let edge = part.edge { PartEdge(text: edge) }
        }
      }
    }
    .padding(16.5)
    .multilineTextAlignment(.center)
    .compositingGroup()
  }

  /// Where there are notes, levels are further apart.
  private var style: DiagramStyle {
    var style = DiagramStyle()
    if roots.contains(where: hasNotes) {
      style.spacing.levels = style.spacing.levelsWithNotes
    }
    return style
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
}

private struct PartBox: View {
  let part: Part

  var body: some View {
    if part.isOmission {
      quiet(part.label).padding(.vertical, 4.25).padding(.horizontal, 9)
        .rounded(height: 2)
        .background { Capsule().fill(.inside).stroke(.outline) }
    } else if let note = part.note {
      VStack(spacing: -0.5) {
        text.bold()
        quiet(note)
      }
      .padding(EdgeInsets(top: 5, leading: 12, bottom: 6, trailing: 12))
      .box()
    } else {
      text.padding(EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)).box()
    }
  }

  private var text: some View {
    Text(part.label).lineHeight(.exact(points: 18)).foregroundStyle(Color(rgb: 0x1f2328))
  }
}

private struct PartEdge: View {
  let text: String

  var body: some View {
    quiet(text).padding(.vertical, 1.75).padding(.horizontal, 7)
      .rounded(height: 1)
      .background { Capsule().fill(.inside) }
  }
}

private func quiet(_ text: String) -> some View {
  Text(text).font(.system(size: 12)).lineHeight(.exact(points: 15.5)).foregroundStyle(.muted)
}

extension View {
  /// The view in a box of even numbers of points.
  fileprivate func box() -> some View {
    rounded(height: 2)
      .background { RoundedRectangle(cornerRadius: 7).fill(.inside).stroke(.outline) }
  }

  /// The view in a place of an even width, and a height that is a multiple of some other.
  fileprivate func rounded(height: Double) -> some View {
    Rounded(steps: Size(width: 2, height: height)) { self }
  }
}

/// One view in the middle of a place whose extents are rounded up.
private struct Rounded: Layout {
  let steps: Size

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    let size = subviews.first?.sizeThatFits(proposal) ?? .zero
    return Size(
      width: steps.width * (size.width / steps.width).rounded(.up),
      height: steps.height * (size.height / steps.height).rounded(.up))
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      let size = subview.sizeThatFits(proposal)
      let (dx, dy) = ((bounds.width - size.width) / 2, (bounds.height - size.height) / 2)
      subview.place(at: Point(x: bounds.minX + dx, y: bounds.minY + dy), proposal: proposal)
    }
  }
}

extension Color {
  fileprivate static let muted = Color(rgb: 0x59636e)
  fileprivate static let inside = Color(rgb: 0xf6f8fa)
  fileprivate static let outline = Color(rgb: 0xc4ccd6)
}
