/// The labels of a diagram's edges, by the position of the node that an edge leads to.
struct EdgeLabels {
  /// The sizes in preorder; the root has no edge to it, and other edges may have no label.
  private let sizes: [Size?]
  private let lowerLabel: (Int, inout ViewLowering) -> Void

  /// How far labels are from the node that their edge leads to, in points.
  ///
  /// The outline of a box is as far outside as a half more.
  static let distance = 9.5

  /// Measures the labels; nil if there are none.
  init?<A>(of values: [A], _ label: @escaping (A) -> some View, in lowering: inout ViewLowering) {
    sizes = [nil] + lowering.idealSizes(of: values.dropFirst().lazy.map(label))
    guard sizes.contains(where: { $0 != nil }) else { return nil }
    lowerLabel = { position, lowering in label(values[position])._lower(into: &lowering) }
  }
}

extension EdgeLabels {
  /// The least extent of the place of a node, if the edge to it has a label.
  ///
  /// - Parameters:
  ///   - position: the node's position.
  ///   - axis: the axis across the growth.
  ///   - form: the form of the edge.
  /// - Returns: the extent in points; nil if there is no label.
  func roomForChild(at position: Int, on axis: Axis, _ form: EdgeForm) -> Double? {
    sizes[position].map { form.geometry.widening * $0[axis] }
  }

  /// The extent on an axis of the longest label; 0 if there is none.
  func longest(on axis: Axis) -> Double { sizes.reduce(0) { max($0, $1?[axis] ?? 0) } }

  /// The extent on an axis of the label of the edge to a node; 0 if there is none.
  func length(at position: Int, on axis: Axis) -> Double { sizes[position]?[axis] ?? 0 }

  /// The size of the label of the edge to a node.
  func size(at position: Int) -> Size { sizes[position] ?? .zero }

  /// The label of the edge to a node, with its middle at a point.
  func label(at position: Int, centeredAt point: Point) -> some View {
    let size = size(at: position)
    return Label(labels: self, position: position)
      .offset(x: point.x - size.width / 2, y: point.y - size.height / 2)
  }

  /// The label of one edge; several views are one, on top of each other.
  private struct Label: View {
    let labels: EdgeLabels
    let position: Int

    func _lower(into lowering: inout ViewLowering) {
      lowering.cursor.slot = .zStack
      lowering.cursor.isOfferedNothing = true
      labels.lowerLabel(position, &lowering)
    }
  }
}
