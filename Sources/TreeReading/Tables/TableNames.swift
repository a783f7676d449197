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

/// A column that says what rows are below.
struct ColumnReference {
  let column: Int
  /// The names of the column that it refers to; none if that is the labels'.
  let ids: [String]
  /// Whether it may refer to labels as well as to ids.
  let mayBeLabels: Bool
  var isSuperior = true
}

extension NamedColumns {
  /// The column of parents, by its name: exactly that, or whoever is above.
  var reference: ColumnReference? {
    if let column = column(namedAnyOf: ["parent", "parentid"]) {
      return ColumnReference(
        column: column, ids: [TableNames.id], mayBeLabels: false, isSuperior: false)
    }
    for word in TableNames.superiors {
      if let column = column(named: word) {
        return ColumnReference(column: column, ids: TableNames.staffIDs, mayBeLabels: true)
      }
      for (behind, ids) in [
        ("id", TableNames.staffIDs), ("email", ["email", "mail", "emailaddress"]), ("name", []),
      ] {
        guard let column = column(named: word + behind) else { continue }
        return ColumnReference(column: column, ids: ids, mayBeLabels: false)
      }
    }
    if let reference = longReference { return reference }
    return processReference
  }

  /// The column of parents in a list of processes; beside `id`, `pid` is a parent's id.
  private var processReference: ColumnReference? {
    if let column = column(named: "ppid") {
      return ColumnReference(column: column, ids: ["pid"], mayBeLabels: false)
    }
    guard self.column(named: TableNames.id) != nil else { return nil }
    return column(named: "pid").map {
      ColumnReference(column: $0, ids: [TableNames.id], mayBeLabels: false)
    }
  }

  /// The column of parents by a name of several words, such as `Line Manager ID`, or
  /// `Parent Task ID` beside `Task ID`.
  private var longReference: ColumnReference? {
    for (column, name) in names.enumerated() {
      let words = TableNames.words(name)
      guard words.count > 1 else { continue }
      if words[0] == "parent", self.column(named: words.dropFirst().joined()) != nil {
        let ids = [words.dropFirst().joined()]
        return ColumnReference(column: column, ids: ids, mayBeLabels: false)
      }
      let isID = words.last == "id"
      let title = words.dropLast(isID ? 1 : 0).last ?? ""
      guard TableNames.superiors.dropFirst().contains(title) else { continue }
      return ColumnReference(column: column, ids: TableNames.staffIDs, mayBeLabels: !isID)
    }
    return nil
  }

  /// The first column whose name ends with that of labels, such as `Task Name`.
  var columnOfNames: Int? {
    names.firstIndex { ["name", "title"].contains(TableNames.words($0).last) }
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
