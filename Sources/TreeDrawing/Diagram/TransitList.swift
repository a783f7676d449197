/// A list whose lines are joined from one to the next, as stops on a way are.
///
///     TransitList(["Harbour", "Old Town", "Market"]) { stop, _ in
///       Text(stop).padding(.leading, 14)
///     }
///
/// Each line begins with a dot of the style's diameter, which its view draws, and is joined to the
/// next one by a line from below one dot to above the other, with gaps between.
public struct TransitList<A, NodeView: View>: View {
  let values: [A]
  let style: DiagramStyle
  let firstID: Int
  let node: (A, NodePlace) -> NodeView

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - values: what stands in the lines, first on top.
  ///   - style: the gaps, and how lines are drawn.
  ///   - firstID: the number of the first mark, which is of the kind `node`; the others follow.
  ///   - node: makes the view of a line from its value and its place.
  public init(
    _ values: [A], style: DiagramStyle = DiagramStyle(), firstID: Int = 0,
    @ViewBuilder node: @escaping (A, NodePlace) -> NodeView
  ) {
    self.values = values
    self.style = style
    self.firstID = firstID
    self.node = node
  }

  /// The lines below each other, and the lines between their dots behind them.
  public var body: some View {
    VStack(alignment: .leading, spacing: style.spacing.stops) {
      ForEach(each: Array(values.indices), content: line)
    }
    .backgroundPreferenceValue(NodeFrames.self) { frames in
      GeometryReader { proxy in
        joints(frames, from: proxy.frame(in: .named("diagram")).origin)
          .painted(style.edgeStyle.paint(like: style.edge))
      }
      .layer(.edges)
    }
    .coordinateSpace(name: "diagram")
    .preference(key: NodeFrames.self, value: FrameList())
    .compositingGroup()
  }

  private func line(_ index: Int) -> some View {
    node(
      values[index],
      NodePlace(id: firstID &+ index, arrangement: .list, level: 0, isLeaf: true)
    )
    .mark(Mark("node", id: firstID &+ index), layer: .nodes)
    .preference(key: NodeFrames.self) { [dot = style.spacing.dot(in:)] proxy in
      FrameList(NodeFrame(position: index, rect: dot(proxy.frame(in: .named("diagram")))))
    }
  }

  private func joints(_ frames: FrameList, from origin: Point) -> Path {
    let dots = frames.all.map(\.rect)
    let gap = style.spacing.stopGap
    return Path { path in
      for (dot, next) in zip(dots, dots.dropFirst()) {
        path.move(to: Point(x: dot.midX - origin.x, y: dot.maxY + gap - origin.y))
        path.addLine(to: Point(x: next.midX - origin.x, y: next.minY - gap - origin.y))
      }
    }
  }
}
