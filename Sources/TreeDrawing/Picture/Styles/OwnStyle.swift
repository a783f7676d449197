/// What a node itself says of its style.
struct OwnStyle: Hashable {
  let fill: AttributeColor?
  let stroke: AttributeColor?
  let color: AttributeColor?
  let weight: LabelWeight?
  /// The first of its classes that themes know.
  let nodeClass: NodeClass?

  /// Finds what attributes say; nil if they say nothing of it.
  init?(_ attributes: Attributes) {
    fill = attributes.fill
    stroke = attributes.stroke
    color = attributes.color
    weight = attributes.weight
    nodeClass = attributes.classes.lazy.compactMap(NodeClass.init).first
    let isPlain = fill == nil && stroke == nil && color == nil && weight == nil && nodeClass == nil
    if isPlain { return nil }
  }
}
