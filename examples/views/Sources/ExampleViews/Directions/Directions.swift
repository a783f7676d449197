import TreeDrawing

/// A list of stops, each icon joined to the next.
///
/// Icons stand in a column of a fixed width. Their frames go as anchors into a dictionary, from which
/// the lines are drawn behind the list: from the bottom of each icon to the top of the next, however
/// high the rows are.
struct Directions<Icon: View, Details: View>: View {
  let stops: [Stop]
  /// How far lines keep away from icons.
  var gap = 0.0
  @ViewBuilder let icon: (Stop) -> Icon
  @ViewBuilder let details: (Stop) -> Details

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(stops) { stop in
        row(of: stop)
      }
    }
    .backgroundPreferenceValue(IconBounds.self) { bounds in
      GeometryReader { proxy in
        ForEach(Array(zip(stops, stops.dropFirst())), id: \.0.id) { stop, next in
          if let from = bounds[stop.id], let to = bounds[next.id] {
            WayLine(from: proxy[from][.bottom], to: proxy[to][.top], way: stop.wayOn)
          }
        }
      }
    }
  }

  /// The padding comes before the anchor: it makes the frame higher, so that lines end before the icon.
  private func row(of stop: Stop) -> some View {
    HStack(spacing: 8) {
      icon(stop)
        .padding(.vertical, gap)
        .frame(width: 40)
        .anchorPreference(key: IconBounds.self, value: .bounds) { [stop.id: $0] }
      details(stop)
    }
    .padding(.vertical, 5)
  }
}

/// A place on the way.
struct Stop: Identifiable {
  let id: Int
  let kind: Kind
  let title: String
  let details: [String]
  /// How to go on from here.
  let wayOn: Way

  enum Kind {
    case start
    case station
    case destination
  }

  enum Way {
    case ride
    case walk
  }
}

/// The icons' frames, by stop.
enum IconBounds: PreferenceKey {
  static var defaultValue: [Int: Anchor<Rect>] { [:] }

  static func reduce(value: inout [Int: Anchor<Rect>], nextValue: () -> [Int: Anchor<Rect>]) {
    value.merge(nextValue()) { $1 }
  }
}
