/// The names that columns usually have, without regard to case, spaces, `_` and `-`.
enum TableNames {
  static let id = "id"
  static let staffIDs = [id, "employeeid", "personid", "staffid", "userid"]
  /// That of the ids serves if there is none of these.
  static let labels = [
    "label", "name", "employeename", "employee", "fullname", "displayname", "title", "text",
    "value", "child", "command", "cmd",
  ]
  /// Who is above in an organisation.
  static let superiors = ["parent", "manager", "supervisor", "boss", "reportsto"]
  static let edges = [("source", "target"), ("from", "to"), ("parent", "child")]
}

extension TableHeader {
  /// A column that says what rows are below.
  struct Reference {
    let column: Int
    /// The names of the column that it refers to; none if that is the labels'.
    let ids: [String]
    /// Whether it may refer to labels as well as to ids.
    let mayBeLabels: Bool
    var isSuperior = true
  }

  /// The column of parents, by its name: exactly that, or whoever is above.
  var reference: Reference? {
    if let column = column(namedAnyOf: ["parent", "parentid"]) {
      return Reference(
        column: column, ids: [TableNames.id], mayBeLabels: false, isSuperior: false)
    }
    for word in TableNames.superiors {
      if let column = column(named: word) {
        return Reference(column: column, ids: TableNames.staffIDs, mayBeLabels: true)
      }
      for (behind, ids) in [
        ("id", TableNames.staffIDs), ("email", ["email", "mail", "emailaddress"]), ("name", []),
      ] {
        guard let column = column(named: word + behind) else { continue }
        return Reference(column: column, ids: ids, mayBeLabels: false)
      }
    }
    return column(named: "ppid").map { Reference(column: $0, ids: ["pid"], mayBeLabels: false) }
  }

  /// The columns of two names of which one is below the other, where no column has ids.
  var edge: (parent: Int, child: Int)? {
    guard column(named: "id") == nil else { return nil }
    for (parent, child) in TableNames.edges {
      if let parent = column(named: parent), let child = column(named: child) {
        return (parent, child)
      }
    }
    return nil
  }
}
