import TreeDrawing

/// How trees came to be drawn.
struct TimelinePicture: Example {
  static let name = "timeline"
  static let title = "How trees came to be drawn"
  static let summary = "Five events from 1979 to 2014, each beside a dot on a line."

  var body: some View {
    Timeline(events: Self.events)
      .padding(20)
      .card()
  }

  private static let events = [
    Event(
      id: 0, date: "January 1979", title: "Wetherell and Shannon",
      details: "Tidy drawings of trees: every level on a line of its own, as narrow as can be."),
    Event(
      id: 1, date: "March 1981", title: "Reingold and Tilford",
      details:
        "A subtree looks the same wherever it stands, and its mirror image is its reflection."),
    Event(
      id: 2, date: "1990", title: "Walker",
      details: "Nodes may have any number of children, which are spread evenly."),
    Event(
      id: 3, date: "2002", title: "Buchheim, Jünger and Leipert",
      details: "The same drawings in linear time."),
    Event(
      id: 4, date: "February 2014", title: "Van der Ploeg",
      details: "Nodes of any height, without a line for each level, in linear time."),
  ]
}
