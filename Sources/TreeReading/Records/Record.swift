/// A node that says by name what it is below: a row of a table, or an object of a flat list.
struct Record {
  /// Where messages about the record as a whole point to.
  let start: Int
  var label = Lexeme.empty
  /// What others call it; nil if that is its label.
  var id: Lexeme?
  /// What it is below; nil for a root.
  var parent: Lexeme?
  /// What else it is below, where it says so several times.
  var otherParents: [Lexeme] = []
  /// What it says is below it, where that is read.
  var children: [Lexeme] = []
  /// Attributes and fields.
  var attributes: [(name: ValueName, value: Lexeme)] = []

  init(at start: Int) {
    self.start = start
  }

  /// What others call it.
  var name: Lexeme { id ?? label }

  /// Takes over one more name of what it is below.
  mutating func add(parent name: Lexeme) {
    if parent == nil { parent = name } else { otherParents.append(name) }
  }
}
