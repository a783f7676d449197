extension View {
  /// Hides what of the view is outside of a shape.
  ///
  ///     Text("badge").padding(8).background(.yellow).clipShape(Capsule())
  ///
  /// The shape is offered the view's size. Neither the size of the view, nor its guides and anchors
  /// change; what its layers paint is clipped in each layer. Of more than 32 such shapes inside
  /// each other, those further in hide nothing, so that the drawing never nests deeply.
  ///
  /// - Parameter shape: the shape.
  /// - Returns: the view, as far as it is inside of the shape.
  public func clipShape(_ shape: some Shape) -> some View {
    Clipped(content: self, shape: shape._stored)
  }

  /// Hides what of the view is outside of its frame.
  public func clipped() -> some View {
    clipShape(Rectangle())
  }

  /// Rounds the corners of the view's frame, and hides what is outside.
  ///
  /// - Parameter radius: the radius of the corners in points.
  /// - Returns: the view, as far as it is inside of the rounded frame.
  public func cornerRadius(_ radius: Double) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
}

private struct Clipped<Content: View>: ModifiedView {
  let content: Content
  let shape: StoredShape

  func add(around view: (inout ViewLowering) -> Void, to lowering: inout ViewLowering) {
    let form = lowering.arena.picture.shapes.add(shape)
    let payload = lowering.arena.picture.clips.appendIndex(form)
    lowering.container(.clip, payload: payload, children: view)
  }
}
