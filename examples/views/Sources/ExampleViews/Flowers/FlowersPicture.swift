import TreeDrawing

/// A field with a hive and flowers, and a bee that has been to some of them.
struct FlowersPicture: Example {
  static let name = "flowers"
  static let title = "A bee's way over a field"
  static let summary =
    "A hive and six flowers, joined by the route of a bee, which sits on the last."

  var body: some View {
    ZStack(alignment: .topLeading) {
      Hive().target("hive").offset(x: 30, y: 112)
      flower("poppy", Look.red, x: 116, y: 36)
      flower("cornflower", Look.blue, x: 150, y: 186)
      flower("thyme", Color(rgb: 0x8f7bb5), x: 204, y: 96)
      flower("daisy", Color(rgb: 0xd6a27c), x: 288, y: 196)
      flower("mallow", Color(rgb: 0xc98aa6), x: 306, y: 32)
      flower("flax", Color(rgb: 0x7ba3c9), x: 376, y: 124)
    }
    .frame(width: 440, height: 264, alignment: .topLeading)
    .card(fill: Look.paleGreen)
    .route(through: ["hive", "poppy", "cornflower", "thyme", "mallow", "flax", "daisy"])
  }

  /// The offset comes after the target, so that it moves it as well.
  private func flower(_ id: String, _ color: Color, x: Double, y: Double) -> some View {
    Flower(color: color).target(id).offset(x: x, y: y)
  }
}
