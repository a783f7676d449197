/// The marks of a picture, whose kinds and layers are shared, because there may be millions.
struct MarkTable {
  private(set) var entries: [Entry] = []
  private(set) var kinds = InternTable<Kind>()

  struct Entry {
    let kind: Int32
    let id: Int
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
    return entries.appendIndex(Entry(kind: Int32(kind), id: mark.id))
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
    return Mark(kinds[Int(entry.kind)].name, id: entry.id)
  }
}
