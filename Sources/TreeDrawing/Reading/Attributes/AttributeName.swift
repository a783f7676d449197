/// A property that a node may have besides its label, by the name that inputs use for it.
///
/// They are the same everywhere: the keys of a block in an outline, members of JSON objects, and
/// columns of tables.
package enum AttributeName: String, CaseIterable, Sendable {
  /// A name for the node that no other has.
  case id
  /// Where a link on the node leads.
  case href
  /// A text that is shown when one points at the node.
  case tooltip
  /// Names of classes, for the styles of a page.
  case `class`
  /// The colour of the node's inside.
  case fill
  /// The colour of the node's outline.
  case stroke
  /// The colour of the node's text.
  case color
  /// The form of the node's outline.
  case shape
  /// A label for the edge from the parent.
  case edge
  /// A second, quieter line below the label.
  case note
}

extension AttributeName {
  /// The attribute that a key names, which is compared byte by byte; nil if it names none.
  init?(_ key: Lexeme, in bytes: [UInt8]) {
    guard key.spelling != .escaped else {
      self.init(rawValue: key.text(in: bytes))
      return
    }
    let spelling = bytes[key.range]
    guard let name = Self.allCases.first(where: { spelling.elementsEqual($0.rawValue.utf8) })
    else { return nil }
    self = name
  }

  /// Whether any text will do, which is then shown, and amended as labels are.
  var isFreeText: Bool {
    switch self {
    case .id, .tooltip, .edge, .note: true
    case .href, .class, .fill, .stroke, .color, .shape: false
    }
  }
}
