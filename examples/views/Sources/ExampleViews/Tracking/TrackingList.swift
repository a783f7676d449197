import TreeDrawing

/// Rows, and over two of them something that starts at the tracked one.
///
/// What is over the rows belongs to none of them: it is an overlay of the list, which follows the frame
/// that the tracked row reports. That frame must be in the space of the list; in another one, all that
/// is between the two origins is added to it.
struct TrackingList<Row: View, Marker: View>: View {
  let rows: Range<Int>
  let trackedRow: Int
  var space = CoordinateSpace.named("list")
  @ViewBuilder let row: (Int) -> Row
  @ViewBuilder let marker: () -> Marker

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(rows) { index in
        row(index).tracked(index == trackedRow, in: space)
      }
    }
    .overlayPreferenceValue(TrackedFrame.self, alignment: .topLeading) { frame in
      if let frame {
        marker()
          .frame(width: frame.size.width, height: 2 * frame.size.height)
          .offset(x: frame.minX, y: frame.minY)
      }
    }
    .coordinateSpace(name: "list")
  }
}
