/// What the marks of a picture have in common, because there may be millions.
///
/// What is left of a mark is an annotation with two numbers: its kind, and which of its kind it is.
struct MarkTable {
  /// Stands for the layer of the views around.
  static let noLayer: Int32 = -1

  private var kinds = InternTable<Kind>()
  /// The numbers that are too large for an annotation, which then says where they are.
  private var largeIDs: [Int] = []

  private struct Kind: Hashable {
    let name: StaticName
    /// Where what is marked is painted, among the arena's layers; none for the layer of the views around.
    let layer: Int32
    let hasLargeIDs: Bool
  }
}

extension MarkTable {
  /// Adds a mark.
  ///
  /// - Parameters:
  ///   - mark: the mark.
  ///   - layer: where what is marked is painted, by its number, or none.
  /// - Returns: the number of its kind, and what tells it from others of its kind.
  mutating func add(_ mark: Mark, _ layer: Int32) -> (kind: Int, tag: Int32) {
    guard let id = Int32(exactly: mark.id) else {
      let kind = Kind(name: mark.kind, layer: layer, hasLargeIDs: true)
      return (kinds.index(of: kind), Int32(largeIDs.appendIndex(mark.id)))
    }
    return (self.kind(mark.kind, layer), id)
  }

  /// Adds a mark of a kind.
  mutating func add(_ id: Int, ofKind kind: Int) -> (kind: Int, tag: Int32) {
    guard let tag = Int32(exactly: id) else {
      return add(Mark(kinds[kind].name, id: id), kinds[kind].layer)
    }
    return (kind, tag)
  }

  /// The number of a kind, the same for all marks with small numbers.
  mutating func kind(_ name: StaticName, _ layer: Int32) -> Int {
    kinds.index(of: Kind(name: name, layer: layer, hasLargeIDs: false))
  }

  /// The number of the layer that marks of a kind are painted in, or none.
  func layer(ofKind kind: Int32) -> Int32 { kinds[Int(kind)].layer }

  /// The mark of a annotation.
  func mark(of annotation: Annotation) -> Mark {
    let kind = kinds[Int(annotation.payload)]
    return Mark(
      kind.name, id: kind.hasLargeIDs ? largeIDs[Int(annotation.tag)] : Int(annotation.tag))
  }
}
