/// The marks of a picture, whose kinds and layers are shared, because there may be millions.
struct MarkTable {
  private var entries: [Entry] = []
  private var kinds = InternTable<Kind>()
  /// The numbers that are too large for an entry.
  private var largeIDs: [Int: Int] = [:]

  private struct Entry {
    let kind: Int32
    let id: Int32
  }

  /// What marks of one kind have in common.
  struct Kind: Hashable {
    let name: StaticName
    let layer: DrawingLayer?
  }
}

extension MarkTable {
  /// Adds a mark and says where it is.
  mutating func add(_ mark: Mark, _ layer: DrawingLayer?) -> Int {
    let kind = kinds.index(of: Kind(name: mark.kind, layer: layer))
    let id = Int32(truncatingIfNeeded: mark.id)
    let index = entries.appendIndex(Entry(kind: Int32(kind), id: id))
    if Int(id) != mark.id { largeIDs[index] = mark.id }
    return index
  }

  /// Makes room for more marks.
  mutating func makeRoom(for more: Int) {
    entries.makeRoom(for: more)
  }

  /// The layer that what is marked is painted in, if not in that of the views around.
  func layer(of index: Int) -> DrawingLayer? { kinds[Int(entries[index].kind)].layer }
}

extension MarkTable {
  subscript(index: Int) -> Mark {
    let entry = entries[index]
    let id = largeIDs.isEmpty ? Int(entry.id) : largeIDs[index] ?? Int(entry.id)
    return Mark(kinds[Int(entry.kind)].name, id: id)
  }
}
