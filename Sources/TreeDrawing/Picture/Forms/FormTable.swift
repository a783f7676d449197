/// What the outline of a node is made for.
enum FormOutline: Hashable {
  /// A node with a text in or over a shape.
  case shape(NodeShape)
  /// A line of a list.
  case row
  /// A text in a grid.
  case cell
  /// A word under a roof.
  case word
  /// A node without a label, in a list, in a grid and elsewhere.
  case emptyRow
  case emptyCell
  case emptyPlace
}

/// All that the form of a node depends on.
struct FormKey: Hashable {
  let outline: FormOutline
  let kind: NodeKind
  let tone: UInt8
  let own: OwnLook?
}

/// The forms that were made; there are few.
struct FormTable {
  private var forms: [FormKey: NodeForm] = [:]
  /// The forms asked for last, of which one is mostly asked for next.
  private var latest: [(key: FormKey, form: NodeForm)] = []

  subscript(key: FormKey) -> NodeForm? {
    mutating get {
      if let found = latest.first(where: { $0.key == key }) { return found.form }
      guard let form = forms[key] else { return nil }
      keep(form, key)
      return form
    }
    set {
      guard let newValue else { return }
      forms[key] = newValue
      keep(newValue, key)
    }
  }

  private mutating func keep(_ form: NodeForm, _ key: FormKey) {
    if latest.count == 4 { latest.removeFirst() }
    latest.append((key, form))
  }
}
