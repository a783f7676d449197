import TreeDrawing

/// Tags that flow into as many lines as it takes, in a card of a given width.
struct TagsPicture: Example {
  static let name = "tags"
  static let title = "Plants for shade"
  static let summary = "A card with a heading and fourteen tags on four lines."

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text.title("Plants for shade")
      FlowLayout {
        ForEach(Self.plants, id: \.self) { Tag(name: $0) }
      }
    }
    .padding(16)
    .frame(width: 340, alignment: .leading)
    .card()
  }

  private static let plants = [
    "bugle", "lungwort", "lady’s mantle", "hosta", "fern", "foxglove", "columbine", "woodruff",
    "Solomon’s seal", "hellebore", "barrenwort", "toad lily", "bleeding heart", "ivy",
  ]
}

private struct Tag: View {
  let name: String

  var body: some View {
    Text(name)
      .font(.system(size: 12))
      .foregroundStyle(Look.green)
      .padding(.horizontal, 9)
      .padding(.vertical, 3)
      .background { Capsule().inset(by: 0.5).fill(Look.paleGreen).stroke(Look.green.opacity(0.5)) }
  }
}
