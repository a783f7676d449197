import TreeDrawing

/// The command's picture of a forest, as a client of the library writes it: with public names alone.
struct ClientForest: View {
  let roots: [Tree<Part>]

  var body: some View {
    HStack(alignment: .top, spacing: 20) {
      ForEach(roots.indices, id: \.self) { index in
        Diagram(roots[index], firstID: firstID(of: index)) { part in
          PartBox(part: part)
        } edgeLabel: { part in
          if let edge = part.edge { PartEdge(text: edge) }
        }
      }
    }
    .padding(16)
    .multilineTextAlignment(.center)
    .compositingGroup()
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
    VStack(spacing: 1) {
      Text(part.label).foregroundStyle(part.isOmission ? .muted : Color(rgb: 0x1f2328))
      if let note = part.note {
        Text(note).font(.system(size: 11)).foregroundStyle(.muted)
      }
    }
    .padding(EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12))
    .background {
      RoundedRectangle(cornerRadius: 7).fill(.inside)
        .stroke(Color(rgb: 0xc4ccd6), style: StrokeStyle(dash: part.isOmission ? [3, 3] : []))
    }
  }
}

private struct PartEdge: View {
  let text: String

  var body: some View {
    Text(text).font(.system(size: 11)).foregroundStyle(.muted).textHalo(.inside)
      .padding(.vertical, 13).padding(.horizontal, 4)
  }
}

extension Color {
  fileprivate static let muted = Color(rgb: 0x59636e)
  fileprivate static let inside = Color(rgb: 0xf6f8fa)
}
