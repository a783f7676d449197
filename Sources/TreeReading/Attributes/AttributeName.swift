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
  /// Names of classes, some of which have a look.
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
  /// How the diagrams of the children stand.
  case layout
  /// The side of a mindmap's root on which the node stands.
  case side
  /// In how many columns the children stand.
  case columns
  /// Whether a roof is over what is below the node, as over a phrase.
  case roof
  /// A character before the label, or in place of the dot of a list.
  case icon
  /// Whether the label is bold.
  case weight
  /// The nodes that links lead to, across the tree.
  case link
  /// The length of the branch from the parent.
  case length
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
    case .id, .tooltip, .edge, .note, .icon, .link: true
    case .href, .class, .fill, .stroke, .color, .shape, .layout, .side, .columns, .roof, .weight,
      .length:
      false
    }
  }

  /// Whether data often have something else by that name: objects and arrays mean nothing then.
  var isOftenData: Bool {
    switch self {
    case .id, .layout, .side, .columns, .icon, .weight, .link, .length: true
    case .href, .tooltip, .class, .fill, .stroke, .color, .shape, .edge, .note, .roof: false
    }
  }
}
