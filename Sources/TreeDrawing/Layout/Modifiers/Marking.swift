extension View {
  /// Marks what the view draws, so that it can be found again in the drawing.
  ///
  /// - Parameters:
  ///   - mark: what to call it.
  ///   - layer: where to paint it, if not where the views around are painted.
  /// - Returns: the view, marked.
  public func mark(_ mark: Mark, layer: DrawingLayer? = nil) -> some View {
    Marked(content: self, mark: mark, layer: layer)
  }

  /// Paints the view in a layer of its own, under or over everything in other layers of the nearest
  /// compositing group, or of the picture.
  public func layer(_ layer: DrawingLayer) -> some View {
    InLayer(content: self, layer: layer)
  }
}

extension View {
  /// Paints all layers of the view over what is behind it, and under what is in front of it.
  ///
  /// Inside another one, in a view in a layer of its own, in a marked view and in one that is
  /// faded, it changes nothing: those are painted in one piece already.
  public func compositingGroup() -> some View {
    Composited(content: self)
  }
}

private struct Composited<Content: View>: ModifiedView {
  let content: Content

  func add(around view: (inout ViewLowering) -> Void, to lowering: inout ViewLowering) {
    lowering.container(.compositingGroup, payload: 0, children: view)
  }
}

private struct Marked<Content: View>: ModifiedView {
  let content: Content
  let mark: Mark
  let layer: DrawingLayer?

  func add(around view: (inout ViewLowering) -> Void, to lowering: inout ViewLowering) {
    lowering.mark(mark, layer: layer, view)
  }
}

private struct InLayer<Content: View>: ModifiedView {
  let content: Content
  let layer: DrawingLayer

  func add(around view: (inout ViewLowering) -> Void, to lowering: inout ViewLowering) {
    lowering.layer(layer, view)
  }
}

extension ViewLowering {
  /// Lowers a view that can be found again.
  mutating func mark(
    _ mark: Mark, layer: DrawingLayer?, _ view: (inout ViewLowering) -> Void
  ) {
    let (kind, tag) = arena.picture.marks.add(mark, number(of: layer))
    annotate(.mark, payload: kind, tag: tag, view)
  }

  /// The number of a kind of marks, for annotations whose tags are the numbers of the marks.
  mutating func markKind(_ name: StaticName, layer: DrawingLayer?) -> Int {
    arena.picture.marks.kind(name, number(of: layer))
  }

  private mutating func number(of layer: DrawingLayer?) -> Int32 {
    layer.map { Int32(arena.picture.layers.index(of: $0)) } ?? MarkTable.noLayer
  }

  /// Lowers a view that is painted in a layer.
  mutating func layer(_ layer: DrawingLayer, _ view: (inout ViewLowering) -> Void) {
    annotate(.layer, payload: arena.picture.layers.index(of: layer), view)
  }
}
