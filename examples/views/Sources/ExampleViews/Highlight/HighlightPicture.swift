import TreeDrawing

/// A month with one day circled: the day says that it is the one, and the month draws the ellipse.
struct HighlightPicture: Example {
  static let name = "highlight"
  static let title = "June, with a day circled"
  static let summary =
    "A month in which an ellipse surrounds one day."

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text.title("June").padding(.leading, 12)
      VStack(alignment: .leading, spacing: 2) {
        WeekdayNames()
        ForEach(0..<5) { week in
          HStack(spacing: 2) {
            ForEach(1 + 7 * week..<min(8 + 7 * week, 31)) { day in
              Day(number: day).highlight(day == 18)
            }
          }
        }
      }
    }
    .padding(16)
    .drawingHighlight()
    .card()
  }
}

private struct WeekdayNames: View {
  var body: some View {
    HStack(spacing: 2) {
      ForEach(["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"], id: \.self) { name in
        Text.detail(name).frame(width: 38, height: 22)
      }
    }
  }
}

private struct Day: View {
  let number: Int

  var body: some View {
    Text.detail("\(number)", color: Look.text).frame(width: 38, height: 26)
  }
}
