import TreeDrawing

/// A card of 1200 × 630 points, as pages show it when they are linked to.
struct CardPicture: Example {
  static let name = "card"
  static let title = "Trees from text"
  static let summary = "A card with a heading, a sentence, and a tree beside the text that made it."
  static let margin = 0.0

  var body: some View {
    HStack(spacing: 56) {
      Words()
      Sheet()
    }
    .padding(72)
    .frame(width: 1200, height: 630)
    .background {
      LinearGradient(
        colors: [Color(rgb: 0x0b2239), Color(rgb: 0x1f4f82)], startPoint: .topLeading,
        endPoint: .bottomTrailing)
    }
    .background(Color(rgb: 0x0b2239))
  }
}

/// The heading and the sentence.
private struct Words: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Text("Trees from text")
        .font(.system(size: 72, weight: .bold))
        .foregroundStyle(.white)
      Text("Write an outline, get a picture: at once, everywhere, in your documentation.")
        .font(.system(size: 32))
        .foregroundStyle(Color(rgb: 0xc6dbf0))
      Spacer()
      HStack(spacing: 14) {
        Circle().fill(Look.honey).frame(width: 18, height: 18)
        Text("treediagram").font(.system(size: 28, weight: .semibold)).foregroundStyle(.white)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}

/// A sheet of paper with a tree.
private struct Sheet: View {
  var body: some View {
    Diagram(Self.tree, style: Self.style) { name in
      Text(name)
        .font(.system(size: 22))
        .foregroundStyle(Look.text)
        .padding(.horizontal, 16)
        .padding(.vertical, 10)
        .card(fill: Look.paleBlue)
    }
    .padding(36)
    .frame(maxHeight: .infinity)
    .background(Look.paper)
    .clipShape(RoundedRectangle(cornerRadius: 24))
  }

  private static let tree = Tree(
    "Garden",
    children: [
      Tree("Beds", children: [Tree("Roses"), Tree("Herbs")]),
      Tree("Pond", children: [Tree("Lilies")]),
    ])

  private static var style: DiagramStyle {
    var style = DiagramStyle(growth: .right, arrangement: .tidy)
    style.edgeForm = .curve
    style.edge.stroke = Look.edge
    style.edge.style.lineWidth = 3
    style.spacing.levels = 48
    return style
  }
}
