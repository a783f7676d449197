extension View {
  /// Paints the view elsewhere; for the views around, it stands where it stood.
  ///
  /// - Parameters:
  ///   - x: how far to the right, in points.
  ///   - y: how far down, in points.
  /// - Returns: the view, painted elsewhere.
  public func offset(x: Double = 0, y: Double = 0) -> some View {
    Offset(content: self, offset: Point(x: x, y: y))
  }

  /// Paints the view elsewhere; for the views around, it stands where it stood.
  ///
  /// - Parameter offset: how far to the right, and how far down, in points.
  /// - Returns: the view, painted elsewhere.
  public func offset(_ offset: Size) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }
}

private struct Offset<Content: View>: ModifiedView {
  let content: Content
  let offset: Point

  func add(around view: (inout ViewLowering) -> Void, to lowering: inout ViewLowering) {
    let offset = lowering.arena.warnings.checked(offset)
    lowering.container(
      .offset, payload: lowering.arena.parameters.offsets.appendIndex(offset), children: view)
  }
}
