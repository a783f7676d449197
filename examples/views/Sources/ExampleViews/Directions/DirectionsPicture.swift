import TreeDrawing

/// The way to a garden.
struct DirectionsPicture: Example {
  static let name = "directions"
  static let title = "The way to the botanical garden"
  static let summary =
    "Four stops, joined by solid lines for rides and dotted lines for walks."

  var body: some View {
    Directions(stops: Self.stops, gap: 5) { stop in
      StopIcon(kind: stop.kind)
    } details: { stop in
      VStack(alignment: .leading, spacing: 3) {
        Text.title(stop.title)
        ForEach(stop.details, id: \.self) { Text.detail($0) }
      }
    }
    .padding(EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 28))
    .card()
  }

  private static var stops: [Stop] {
    [
      Stop(
        id: 0, kind: .start, title: "5 Mill Lane",
        details: ["9:58", "Walk to the harbour, 350 m"], wayOn: .walk),
      Stop(
        id: 1, kind: .station, title: "Harbour",
        details: ["10:04", "Tram 4 towards Hillside", "Old Bridge", "Market Square", "Town Hall"],
        wayOn: .ride),
      Stop(
        id: 2, kind: .station, title: "Museum",
        details: ["10:19", "Change to tram 11"], wayOn: .ride),
      Stop(
        id: 3, kind: .station, title: "University",
        details: ["10:27", "Leave by the rear exit", "Walk through the park, 500 m"], wayOn: .walk),
      Stop(
        id: 4, kind: .destination, title: "Botanical garden", details: ["10:35"], wayOn: .walk),
    ]
  }
}
