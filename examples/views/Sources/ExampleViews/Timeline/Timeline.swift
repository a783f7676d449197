import TreeDrawing

/// Events one below the other, each beside a dot on a line.
///
/// Dates end and texts begin at the line: one guide of its own keeps all of them on it, however wide
/// the dates are.
struct Timeline: View {
  let events: [Event]

  var body: some View {
    VStack(alignment: .axis, spacing: 18) {
      ForEach(events) { EventRow(event: $0) }
    }
    .backgroundPreferenceValue(DotCentres.self) { centres in
      GeometryReader { proxy in
        if let first = centres.first, let last = centres.last {
          Line(from: proxy[first], to: proxy[last]).stroke(Look.border, lineWidth: 2)
        }
      }
    }
  }
}

/// Something that happened.
struct Event: Identifiable {
  let id: Int
  let date: String
  let title: String
  let details: String
}

private struct EventRow: View {
  let event: Event

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Text.detail(event.date)
      Dot()
      VStack(alignment: .leading, spacing: 3) {
        Text.title(event.title)
        Text.detail(event.details).frame(width: 260, alignment: .leading)
      }
    }
  }
}

/// A ring on the line, which tells where its middle is.
private struct Dot: View {
  var body: some View {
    Circle().inset(by: 1.5).fill(Look.paper).stroke(Look.blue, lineWidth: 3)
      .frame(width: 12, height: 12)
      .anchorPreference(key: DotCentres.self, value: .center) { [$0] }
      .alignmentGuide(.firstTextBaseline) { $0.height - 1.5 }
      .alignmentGuide(.axis) { $0.width / 2 }
  }
}

/// The middles of the dots, from the first to the last.
private enum DotCentres: PreferenceKey {
  static var defaultValue: [Anchor<Point>] { [] }

  static func reduce(value: inout [Anchor<Point>], nextValue: () -> [Anchor<Point>]) {
    value += nextValue()
  }
}

extension HorizontalAlignment {
  /// The line of a timeline.
  static let axis = HorizontalAlignment(LineOfDots.self)

  private enum LineOfDots: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context.width / 2 }
  }
}
