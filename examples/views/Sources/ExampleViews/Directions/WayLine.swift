import TreeDrawing

/// A line down from one icon to the next: solid for a ride, dotted for a walk.
struct WayLine: View {
  let from: Point
  let to: Point
  let way: Stop.Way

  var body: some View {
    switch way {
    case .ride:
      Line(from: from, to: to)
        .stroke(Look.blue, style: StrokeStyle(lineWidth: 3, lineCap: .round))
    case .walk:
      DottedLine(length: to.y - from.y)
        .offset(x: from.x - DottedLine.diameter / 2, y: from.y)
    }
  }
}

/// As many dots as fit in a length, evenly spaced.
struct DottedLine: View {
  static let diameter = 3.5

  let length: Double
  var gap = 4.0

  var body: some View {
    VStack(spacing: gap) {
      ForEach(0..<count) { _ in
        Circle().fill(Look.edge).frame(width: Self.diameter, height: Self.diameter)
      }
    }
    .frame(width: Self.diameter, height: length)
  }

  /// After the last dot there is no gap, so one more gap is there to be shared out.
  private var count: Int {
    max(Int((length + gap) / (Self.diameter + gap)), 0)
  }
}
