/// The things that the user may say about an input.
package struct ReadingOptions: Sendable {
  package var format: Format
  /// The JSON member that holds labels; nil for the first of the usual ones that is present.
  package var labelKey: String?
  /// The JSON member that holds children; nil for the first of the usual ones that is present.
  package var childrenKey: String?
  /// The columns of a table, or members of JSON records, that hold ids, parents, labels and
  /// attributes; nil for the usual names.
  package var columns: RecordColumns?
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

  package init(format: Format = .auto, labelKey: String? = nil, childrenKey: String? = nil) {
    self.format = format
    self.labelKey = labelKey
    self.childrenKey = childrenKey
  }
}

/// The columns of a table, or members of JSON objects, that the user names by what they hold; the
/// usual names count for the rest.
package struct RecordColumns: Equatable, Sendable {
  package var parent: String?
  package var label: String?
  /// By attribute, one of which is the id.
  package var attributes: [AttributeName: String] = [:]

  /// Whether columns with the names of attributes hold them although the user names others only.
  package var keepsUsualAttributes = true

  package init() {}
}

extension ReadingOptions {
  /// The attributes that members and columns may hold: the id always, as it tells records apart.
  var attributeNames: [AttributeName] {
    AttributeName.allCases.filter { name in
      guard name != .id, columns?.attributes[name] == nil else { return true }
      return !isLiteral && columns?.keepsUsualAttributes != false
    }
  }
}
