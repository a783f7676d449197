/// A view that takes the size it is offered and makes its content knowing its size and place.
///
///     Text("measured").background {
///       GeometryReader { proxy in
///         Color.clear.preference(key: Frames.self, value: [proxy.frame(in: .named("page"))])
///       }
///     }
public struct GeometryReader<Content: View>: View {
  let content: (GeometryProxy) -> Content

  /// Makes a reader; its content stands in its top left corner.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Tells the layout engine about the reader; its content comes when its place is known.
  public func _lower(into lowering: inout ViewLowering) {
    lowering.oneView { lowering in
      let reader = GeometrySlot(
        content: { [content] proxy, lowering in content(proxy)._lower(into: &lowering) },
        space: lowering.cursor.space, environment: lowering.cursor.environment)
      lowering.leaf(
        .geometryReader, payload: lowering.arena.preferences.geometrySlots.appendIndex(reader))
    }
  }
}

/// The size and place of a geometry reader.
public struct GeometryProxy {
  /// The reader's size.
  public let size: Size
  /// Where the reader stands in its plane.
  let origin: Point
  /// The nearest space around the reader.
  let space: SpaceID
  let spaces: SpaceTable

  /// The reader's frame in a coordinate space; a name that no view around it has means the whole
  /// picture, and is one of the `Drawing.warnings`.
  ///
  /// Outside a view that turns the reader, it is the smallest upright rectangle around the reader's
  /// corners.
  ///
  /// - Parameter coordinateSpace: whose origin to measure from.
  /// - Returns: the frame, in points.
  public func frame(in coordinateSpace: CoordinateSpace) -> Rect {
    self.origin(of: coordinateSpace).seen(Rect(origin: origin, size: size), in: plane)
  }

  /// The reader's frame in a coordinate space that is known by its number, and is in the reader's
  /// plane.
  func frame(inSpace space: SpaceID) -> Rect {
    Rect(origin: origin - spaces.corner(of: space), size: size)
  }

  /// What the reader stands in, unless it is the picture itself.
  var plane: Plane? { spaces.plane(of: space) }

  private func origin(of coordinateSpace: CoordinateSpace) -> SpaceOrigin {
    switch coordinateSpace.kind {
    case .local: SpaceOrigin(plane: plane, place: origin)
    case .global: .picture
    case .named(let name): spaces.origin(of: name, from: space)
    }
  }
}
