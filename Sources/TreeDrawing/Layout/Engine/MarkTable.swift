/// What the marks of a picture have in common, because there may be millions.
///
/// What is left of a mark is a note with two numbers: its kind, and which of its kind it is.
struct MarkTable {
  private var kinds = InternTable<Kind>()
  /// The numbers that are too large for a note, which then says where they are.
  private var largeIDs: [Int] = []

  private struct Kind: Hashable {
    let name: StaticName
    let layer: DrawingLayer?
    let hasLargeIDs: Bool
  }
}

extension MarkTable {
  /// Adds a mark.
  ///
  /// - Parameters:
  ///   - mark: the mark.
  ///   - layer: where what is marked is painted, if not where the views around are.
  /// - Returns: the number of its kind, and what tells it from others of its kind.
  mutating func add(_ mark: Mark, _ layer: DrawingLayer?) -> (kind: Int, tag: Int32) {
    let id = Int32(exactly: mark.id)
    let kind = Kind(name: mark.kind, layer: layer, hasLargeIDs: id == nil)
    return (kinds.index(of: kind), id ?? Int32(largeIDs.appendIndex(mark.id)))
  }

  /// The layer that marks of a kind are painted in, if not in that of the views around.
  func layer(ofKind kind: Int32) -> DrawingLayer? { kinds[Int(kind)].layer }

  /// The mark of a note.
  func mark(of note: Note) -> Mark {
    let kind = kinds[Int(note.payload)]
    return Mark(kind.name, id: kind.hasLargeIDs ? largeIDs[Int(note.tag)] : Int(note.tag))
  }
}
