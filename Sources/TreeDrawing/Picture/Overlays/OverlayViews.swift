/// The views in front of diagrams.
struct OverlayViews: View {
  let drawn: DrawnOverlays
  let overlays: NodeOverlays

  private var link: StrokeStyle { StrokeStyle(lineWidth: 1.5, lineJoin: .round, dash: [5, 4]) }

  private var highlight: StrokeStyle {
    StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round)
  }

  var body: some View {
    ZStack(alignment: .topLeading) {
      if let route = drawn.route {
        line(route, overlays.highlightColor, highlight).layer(.routes)
      }
      ForEach(each: Array(drawn.links.enumerated())) { number, link in
        // Numbers from 0 on are those of nodes, to which writers give names.
        view(of: link).mark(Mark("link", id: -1 - number), layer: .links)
      }
      ForEach(each: drawn.rings) { ring in
        Path(ellipseIn: ring).stroke(overlays.highlightColor, lineWidth: 2).layer(.links)
      }
    }
  }

  private func view(of link: DrawnOverlays.Link) -> some View {
    ZStack(alignment: .topLeading) {
      line(link.line, overlays.linkColor, self.link)
      LinkLabel(text: link.label, overlays: overlays)
        .offset(x: link.labelFrame.minX, y: link.labelFrame.minY)
    }
  }

  @ViewBuilder private func line(
    _ line: DrawnOverlays.Line, _ color: Color, _ style: StrokeStyle
  ) -> some View {
    ZStack(alignment: .topLeading) {
      line.path.stroke(color, style: style)
      line.arrowhead.fill(color)
    }
  }
}
