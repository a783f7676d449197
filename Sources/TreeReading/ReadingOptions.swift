/// The things that the user may say about an input.
package struct ReadingOptions: Sendable {
  package var format: Format
  /// What the columns of a table, or the members of JSON objects, hold.
  package var roles: FieldRoles
  /// What stands between the names in a path; nil for what the first lines show, mostly a slash.
  package var separator: String?
  /// Whether the branch lengths of Newick become labels of edges.
  package var showsLengths = false
  /// Whether words that stand together in a bracket are one leaf.
  package var joinsWords = false
  /// Whether blocks of attributes in outlines are text like any other, and members and columns with
  /// the names of attributes mean nothing.
  package var isLiteral = false
  /// The member or column whose values nodes are coloured by; nil if there is none.
  package var field: String?
  /// The columns of a table that are levels, from the roots down; nil if rows say what they are
  /// below.
  package var levels: [String]?
  /// What becomes of a second parent.
  package var duplicates = Duplicates.error
  /// What labels are made of; nil for the usual ones.
  package var text: TextTemplate?
  /// What notes are made of; nil for the usual ones.
  package var note: TextTemplate?

  /// How many nodes are read at most.
  package var nodeLimit = Source.nodeLimit

  package init(format: Format = .auto, roles: FieldRoles = FieldRoles()) {
    self.format = format
    self.roles = roles
  }
}

/// The columns of a table, or members of JSON objects, that the user names by what they hold; the
/// usual names count for the rest.
package struct FieldRoles: Equatable, Sendable {
  package var label: String?
  package var parent: String?
  /// The member that holds children.
  package var children: String?
  /// By attribute, one of which is the id.
  package var attributes: [AttributeName: String] = [:]

  package init(label: String? = nil, parent: String? = nil, children: String? = nil) {
    self.label = label
    self.parent = parent
    self.children = children
  }
}

extension FieldRoles {
  /// Whether the user names none.
  var isEmpty: Bool { self == FieldRoles() }

  /// These roles, and others where these say nothing.
  func over(_ others: FieldRoles) -> FieldRoles {
    var roles = self
    roles.label = label ?? others.label
    roles.parent = parent ?? others.parent
    roles.children = children ?? others.children
    roles.attributes.merge(others.attributes) { own, _ in own }
    return roles
  }
}

extension ReadingOptions {
  /// Whether they say what the columns of a table are, beside those that hold labels.
  var namesColumns: Bool { levels != nil || roles.parent != nil || !roles.attributes.isEmpty }

  /// The attributes that members and columns may hold: the id always, as it tells records apart.
  var attributeNames: [AttributeName] {
    AttributeName.allCases.filter { name in
      name == .id || roles.attributes[name] != nil || !isLiteral
    }
  }
}
