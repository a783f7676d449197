extension View {
  /// Puts views behind this one; they are offered its size and do not change it.
  ///
  /// - Parameters:
  ///   - alignment: which guides of the two lie on each other.
  ///   - content: what is behind; several views lie on top of each other.
  /// - Returns: the view with others behind it.
  public func background(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    Backdropped(content: self, secondary: content(), isInFront: false, alignment: alignment)
  }

  /// Puts views in front of this one; they are offered its size and do not change it.
  ///
  /// - Parameters:
  ///   - alignment: which guides of the two lie on each other.
  ///   - content: what is in front; several views lie on top of each other.
  /// - Returns: the view with others in front of it.
  public func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    Backdropped(content: self, secondary: content(), isInFront: true, alignment: alignment)
  }
}

private struct Backdropped<Content: View, Secondary: View>: ModifiedView {
  let content: Content
  let secondary: Secondary
  let isInFront: Bool
  let alignment: Alignment

  func add(around view: (inout ViewLowering) -> Void, to lowering: inout ViewLowering) {
    if let painted = soleShape {
      lowering.shape(painted.shape, painted.coat, isInFront: isInFront, alignment, view)
    } else {
      lowering.backdrop(alignment, isInFront: isInFront, view) { secondary._lower(into: &$0) }
    }
  }

  /// The shape that the secondary view is, if it is one in one coat and stands in the view's place.
  private var soleShape: PaintedShape? {
    guard alignment.horizontal.key.fraction != nil, alignment.vertical.key.fraction != nil,
      let painted = paintedShape, painted.undercoats.isEmpty
    else { return nil }
    return painted
  }

  private var paintedShape: PaintedShape? {
    // An optional shape is dynamic content, which says defaults of preferences; a cast would unwrap
    // it.
    if Secondary.self is any SingleShape.Type { return (secondary as? any SingleShape)?.painted }
    if Secondary.self is any Shape.Type { return (secondary as? any Shape)?.fill() }
    return nil
  }
}

/// A view that is a shape and nothing else.
protocol SingleShape {
  /// The shape as it is painted.
  var painted: PaintedShape { get }
}

extension ViewLowering {
  /// Lowers a view with a shape behind or in front of it, of its size, which needs no element.
  ///
  /// - Parameters:
  ///   - shape: the shape.
  ///   - coat: how to paint it.
  ///   - isInFront: whether it is in front.
  ///   - alignment: which guides of the two lie on each other; built-in ones that are no baselines.
  ///   - view: lowers the view.
  mutating func shape(
    _ shape: StoredShape, _ coat: Coat, isInFront: Bool, _ alignment: Alignment = .center,
    _ view: (inout ViewLowering) -> Void
  ) {
    let payload = register(shape, coat)
    if alignment != .center {
      arena.parameters.shapeAlignments[AnnotationID(arena.tree.annotations.count)] = alignment
    }
    annotate(isInFront ? .shapeInFront : .shapeBehind, payload: payload, view)
  }

  /// Adds an element of a view and what is behind or in front of it; several such views are a
  /// ZStack.
  mutating func backdrop(
    _ alignment: Alignment, isInFront: Bool, _ primary: (inout ViewLowering) -> Void,
    _ secondary: (inout ViewLowering) -> Void
  ) {
    container(.secondary, payload: arena.parameters.alignments.index(of: alignment)) { lowering in
      let element = lowering.cursor.parent
      primary(&lowering)
      guard lowering.cursor.previous != .none else { return }
      lowering.arena[element].hasOverlay = isInFront
      if !isInFront { lowering.cursor.previous = .none }
      lowering.cursor.slot = .zStack
      lowering.cursor.isOfferedNothing = false
      secondary(&lowering)
    }
  }
}
