/// The labels of a diagram's edges, by the position of the node that an edge leads to.
struct EdgeLabels {
  /// The sizes in preorder; the root has no edge to it, and other edges may have no label.
  private let sizes: [Size?]
  private let lowerLabel: (Int, inout ViewLowering) -> Void

  /// Measures the labels.
  ///
  /// - Parameters:
  ///   - values: what the nodes carry, in preorder.
  ///   - label: makes the label of the edge to a node.
  ///   - lowering: where the diagram stands.
  init<A>(of values: [A], _ label: @escaping (A) -> some View, in lowering: inout ViewLowering) {
    sizes = [nil] + lowering.idealSizes(of: values.dropFirst().lazy.map(label))
    lowerLabel = { position, lowering in label(values[position])._lower(into: &lowering) }
  }
}

extension EdgeLabels {
  /// The least width of the place of the node at a position, if the edge to it has a label.
  ///
  /// Edges of a node meet in a point, so their middles are half as far apart as the children.
  func roomForChild(at position: Int) -> Double? { sizes[position].map { 2 * $0.width } }

  /// The height of the label of the edge to a node.
  func height(at position: Int) -> Double { sizes[position]?.height ?? 0 }

  /// The label of the edge to a node, with its middle at a point.
  func label(at position: Int, centeredAt point: Point) -> some View {
    let size = sizes[position] ?? .zero
    return Label(labels: self, position: position)
      .offset(x: point.x - size.width / 2, y: point.y - size.height / 2)
  }

  /// The label of one edge; several views are one, on top of each other.
  private struct Label: View {
    let labels: EdgeLabels
    let position: Int

    func _lower(into lowering: inout ViewLowering) {
      lowering.cursor.slot = .zStack
      labels.lowerLabel(position, &lowering)
    }
  }
}
