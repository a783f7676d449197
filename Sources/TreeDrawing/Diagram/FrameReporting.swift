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
  ///   - label: makes the label of the edge to the node at a position, if any edge has one.
  init(
    in lowering: inout ViewLowering, edge paint: Paint, label: ((Int) -> EdgeLabel?)?
  ) {
    let (column, values) = lowering.arena.preferences.table.column(of: NodeFrames.self)
    let space = lowering.cursor.space
    self.column = column
    maker = values.add { proxy, position in
      FrameList(NodeFrame(position: Int(position), rect: proxy.frame(inSpace: space)))
    }
    let edgeMaker = values.add(outlineMaker: { frames, proxy, position, outlines in
      if let edges = frames.edges(of: position, from: proxy, in: space) {
        for line in edges.lines { outlines.append(line) }
      }
      frames.removeAllButRoot(at: position)
    })
    self.edgeMaker = lowering.outlineMaker(column, edgeMaker, paint, in: .edges)
    labelMaker = label.map { label in
      values.add(viewMaker: { frames, proxy, position, lowering in
        guard let edges = frames.edges(of: position, from: proxy, in: space) else { return }
        lowering.layer(.edges) { $0.placedContent { edges.labels(label)._lower(into: &$0) } }
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
    lowering.annotate(.preferenceOutlines, payload: edgeMaker, tag: Int32(position)) { lowering in
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
  fileprivate func edges(of position: Int32, from view: GeometryProxy, in space: SpaceID) -> Edges?
  {
    root(at: position).map {
      Edges(root: $0, children: others, origin: view.frame(inSpace: space).origin)
    }
  }

  fileprivate mutating func removeAllButRoot(at position: Int32) {
    self = root(at: position).map { FrameList($0) } ?? FrameList()
  }

  /// The first frame, if it is that of a subtree's root; a root that is drawn by no view has none.
  private func root(at position: Int32) -> NodeFrame? {
    first?.position == Int(position) ? first : nil
  }
}
