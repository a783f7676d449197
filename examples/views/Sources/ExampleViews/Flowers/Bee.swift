import TreeDrawing

/// A bee, seen from the side.
struct Bee: View {
  var body: some View {
    HStack(spacing: 2.5) {
      stripe(7)
      stripe(10)
      stripe(7)
    }
    .frame(width: 23, height: 14)
    .background { Ellipse().fill(Look.honey).stroke(Look.text, lineWidth: 1.25) }
    .overlay(alignment: .top) { wings }
    .overlay(alignment: .trailing) {
      Circle().fill(Look.text).frame(width: 2, height: 2).padding(.trailing, 3)
    }
  }

  private var wings: some View {
    HStack(spacing: -3) {
      wing
      wing
    }
    .offset(x: -1, y: -10)
  }

  private var wing: some View {
    Ellipse().fill(Look.paper).stroke(Look.text).frame(width: 8, height: 12)
  }

  private func stripe(_ height: Double) -> some View {
    Capsule().fill(Look.text).frame(width: 2, height: height)
  }
}
