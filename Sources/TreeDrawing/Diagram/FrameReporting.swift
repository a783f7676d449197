/// How the nodes of one diagram report their frames, and what is drawn from them.
struct FrameReporting {
  private let column: Int32
  private let maker: Int32
  private let edgeMaker: Int
  private let labelMaker: Int32?

  /// Makes the preferences for a diagram, in whose coordinate space the place is.
  ///
  /// - Parameters:
  ///   - lowering: where the diagram is lowered.
  ///   - paint: how to paint the edges.
  ///   - labels: the labels of the edges, if any edge has one.
  init(
    in lowering: inout ViewLowering, edge paint: Paint, labels: EdgeLabels?
  ) {
    let (column, values) = lowering.arena.preferences.column(of: NodeFrames.self)
    let space = lowering.place.space
    self.column = column
    maker = values.add { proxy, position in
      FrameList(NodeFrame(position: Int(position), rect: proxy.frame(inSpace: space)))
    }
    let edgeMaker = values.add(lineMaker: { frames, proxy, position, lines in
      frames.edges(of: position, from: proxy, in: space).map { lines.append($0.lines) }
      frames.removeAll(butAt: Int(position))
    })
    self.edgeMaker = lowering.lineMaker(column, edgeMaker, paint, in: .edges)
    labelMaker = labels.map { labels in
      values.add(viewMaker: { frames, proxy, position, lowering in
        guard let edges = frames.edges(of: position, from: proxy, in: space) else { return }
        lowering.layer(.edges) { $0.placedReader { edges.labelViews(labels).lower(into: &$0) } }
      })
    }
  }
}

extension FrameReporting {
  /// Reports a view's frame as that of a node.
  func report(
    _ position: Int, in lowering: inout ViewLowering, _ view: (inout ViewLowering) -> Void
  ) {
    let maker = PreferenceClosure(number: maker, tag: Int32(position))
    lowering.measurePreference(column, maker, view)
  }

  /// Puts the edges from a node to its children behind a view.
  ///
  /// It hides the frames of all nodes of the subtree but its root's from the diagrams around: without that
  /// each would see all nodes below, and drawing would cost nodes times depth.
  func drawEdges(
    of position: Int, in lowering: inout ViewLowering, _ view: (inout ViewLowering) -> Void
  ) {
    lowering.annotate(.preferenceLines, payload: edgeMaker, tag: Int32(position)) { lowering in
      drawLabels(ofEdgesOf: position, in: &lowering, view)
    }
  }

  private func drawLabels(
    ofEdgesOf position: Int, in lowering: inout ViewLowering,
    _ view: (inout ViewLowering) -> Void
  ) {
    guard let labelMaker else { return view(&lowering) }
    let maker = PreferenceClosure(number: labelMaker, tag: Int32(position))
    lowering.readPreference(column, maker, isInFront: false, alignment: .center, view)
  }
}

extension FrameList {
  /// The edges that a node's frame and those of its children make, relative to a view.
  fileprivate func edges(of position: Int32, from view: GeometryProxy, in space: Int32) -> Edges? {
    divided(at: Int(position)).map {
      Edges(root: $0.node, children: $0.others, origin: view.frame(inSpace: space).origin)
    }
  }
}
