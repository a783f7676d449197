/// A node that says by name what it is below: a row of a table, or an object of a flat list.
struct Record {
  /// Where messages about the record as a whole point to.
  let start: Int
  var label = Lexeme.empty
  /// What others call it; nil if that is its label.
  var id: Lexeme?
  /// What it is below; nil for a root.
  var parent: Lexeme?
  /// Attributes and fields.
  var attributes: [(name: ValueName, value: Lexeme)] = []

  init(at start: Int) {
    self.start = start
  }

  /// What others call it.
  var name: Lexeme { id ?? label }
}
