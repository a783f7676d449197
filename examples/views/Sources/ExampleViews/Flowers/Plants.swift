import TreeDrawing

/// A flower, seen from above.
struct Flower: View {
  let color: Color

  var body: some View {
    ZStack {
      ForEach(Self.directions, id: \.self) { direction in
        Circle().fill(color).stroke(Look.paper)
          .frame(width: 15, height: 15)
          .offset(x: 10 * direction.x, y: 10 * direction.y)
      }
      Circle().fill(Look.paleHoney).stroke(Look.honey, lineWidth: 1.5)
        .frame(width: 13, height: 13)
    }
    .frame(width: 36, height: 36)
  }

  /// Six directions, 60 degrees apart.
  private static var directions: [Point] {
    [
      Point(x: 0, y: -1), Point(x: 0.866, y: -0.5), Point(x: 0.866, y: 0.5),
      Point(x: 0, y: 1), Point(x: -0.866, y: 0.5), Point(x: -0.866, y: -0.5),
    ]
  }
}

/// A hive of straw.
struct Hive: View {
  var body: some View {
    VStack(spacing: -2) {
      ForEach([20.0, 34, 44, 50, 52], id: \.self) { width in
        Capsule().fill(Look.paleHoney).stroke(Look.honey, lineWidth: 1.5)
          .frame(width: width, height: 12)
      }
    }
    .overlay { Circle().fill(Look.text).frame(width: 11, height: 11) }
  }
}
