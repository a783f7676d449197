import TreeDrawing

/// How much rain fell in half a year.
struct ChartPicture: Example {
  static let name = "chart"
  static let title = "Rain from April to September"
  static let summary = "Six bars over names of months, beside an axis of millimetres."

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text.title("Rain in the garden")
      BarChart(
        bars: zip(Self.months, Self.rain).enumerated().map {
          Bar(id: $0, name: $1.0, value: $1.1)
        },
        axisTitle: "millimetres in a month", greatest: 100, step: 25)
    }
    .padding(20)
    .card()
  }

  private static let months = ["April", "May", "June", "July", "August", "September"]
  private static let rain = [42.0, 61, 78, 93, 70, 55]
}
