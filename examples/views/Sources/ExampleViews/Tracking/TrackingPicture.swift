import TreeDrawing

/// A day twice: its event measured in the list's space, and in that of the card around it.
struct TrackingPicture: Example {
  static let name = "tracking"
  static let title = "An event over two rows of a day"
  static let summary =
    "Two lists of hours: measured in the list's space, the event is at its hour."

  var body: some View {
    HStack(alignment: .top, spacing: 24) {
      Day(
        heading: "Measured in the list", space: .named("list"), color: Look.blue,
        fill: Look.paleBlue)
      Day(
        heading: "Measured in the card", space: .named("card"), color: Look.red, fill: Look.paleRed)
    }
  }
}

/// A list of hours under a heading.
private struct Day: View {
  let heading: String
  let space: CoordinateSpace
  let color: Color
  let fill: Color

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text.title(heading)
      TrackingList(rows: 8..<14, trackedRow: 9, space: space) { hour in
        HourRow(hour: hour)
      } marker: {
        EventBlock(color: color, fill: fill)
      }
    }
    .padding(16)
    .card()
    .coordinateSpace(name: "card")
  }
}

/// A line with the hour that begins there.
private struct HourRow: View {
  let hour: Int

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      Text.detail("\(hour):00").frame(width: 32, alignment: .trailing).offset(y: -7)
      Rectangle().fill(Look.border).frame(width: 160, height: 1)
    }
    .frame(height: 30, alignment: .top)
  }
}

/// An event from 9 to 11.
private struct EventBlock: View {
  let color: Color
  let fill: Color

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text.title("Swimming", color: color)
      Text.detail("9:00 to 11:00", color: color)
    }
    .padding(EdgeInsets(top: 7, leading: 10))
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background { RoundedRectangle(cornerRadius: 4).fill(fill) }
    .overlay(alignment: .leading) {
      Capsule().fill(color).frame(width: 3)
    }
    .padding(EdgeInsets(top: 1.5, leading: 44, bottom: 1, trailing: 4))
  }
}
