import TreeDrawing

/// A bee's way through points, and the bee on the last.
struct Flight: View {
  let points: [Point]

  var body: some View {
    Route(points: points)
      .stroke(
        Look.secondaryText, style: StrokeStyle(lineWidth: 1.5, lineCap: .round, dash: [1, 5]))
    if let last = points.last {
      Bee().centered(at: last)
    }
  }
}

/// A smooth line through points.
struct Route: Shape {
  let points: [Point]

  func path(in rect: Rect) -> Path {
    Path { path in
      guard let first = points.first else { return }
      path.move(to: first)
      for index in points.indices.dropFirst() {
        let (control1, control2) = controls(before: index)
        path.addCurve(to: points[index], control1: control1, control2: control2)
      }
    }
  }

  /// The control points of the curve that ends at a point: at each point in between, the line has the
  /// direction from the point before to the one after.
  private func controls(before index: Int) -> (Point, Point) {
    let start = points[index - 1]
    let end = points[index]
    let before = index > 1 ? points[index - 2] : start
    let after = index + 1 < points.count ? points[index + 1] : end
    return (
      Point(x: start.x + (end.x - before.x) / 5, y: start.y + (end.y - before.y) / 5),
      Point(x: end.x - (after.x - start.x) / 5, y: end.y - (after.y - start.y) / 5)
    )
  }
}
