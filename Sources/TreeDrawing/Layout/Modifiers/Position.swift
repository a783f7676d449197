extension View {
  /// Puts the middle of the view at a point of the place that is offered, all of which it takes.
  ///
  /// Where nothing is offered, the place is as large as the view.
  ///
  /// - Parameters:
  ///   - x: how far the middle is from the left edge, in points.
  ///   - y: how far the middle is from the top edge, in points.
  /// - Returns: a view that takes what it is offered, around this one.
  public func position(x: Double = 0, y: Double = 0) -> some View {
    Positioned(content: self, position: Point(x: x, y: y))
  }

  /// Puts the middle of the view at a point of the place that is offered, all of which it takes.
  ///
  /// - Parameter position: where the middle is, in the coordinates of the place.
  /// - Returns: a view that takes what it is offered, around this one.
  public func position(_ position: Point) -> some View {
    self.position(x: position.x, y: position.y)
  }
}

private struct Positioned<Content: View>: ModifiedView {
  let content: Content
  let position: Point

  func add(around view: (inout ViewLowering) -> Void, to lowering: inout ViewLowering) {
    let warnings = lowering.arena.warnings
    let middle = Point(
      x: warnings.number(position.x, .positionX), y: warnings.number(position.y, .positionY))
    lowering.container(
      .position, payload: lowering.arena.parameters.positions.appendIndex(middle), children: view)
  }
}
