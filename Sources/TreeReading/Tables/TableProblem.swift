/// The problems of tables, before their rows become a tree.
enum TableProblem: Problem, Error {
  /// There is no separator in the header.
  case oneColumn
  /// The column that the user named is not there.
  case noColumn(String, names: [String])
  case noParents(names: [String])
  case noLabels(names: [String])
  case noRows
  /// Columns are named that are levels, but this is another format.
  case needsTable(Format)
  /// A row has nothing in any column that is a level.
  case noLevels
  /// The first row has nothing in the first column that is a level.
  case nothingAbove
  /// A row has more fields or fewer than the header.
  case fieldCount(Int, names: [String], UInt8)
  /// Nothing is in the column that should tell the row from others.
  case noName(column: String)
  case unclosedQuote
  /// Text behind the second quote of a field; where the first one is, if that is in a line above.
  case textAfterQuote(opened: SourcePosition?)
}

extension TableProblem {
  var wording: Wording {
    switch self {
    case .noColumn(let name, let names):
      Wording(
        cause: "there is no column '\(name.quotable)'; the columns are \(names.listed)",
        remedy: Self.suggestion(for: name, among: names)
          ?? "name one of them, or give its number, from 1 to \(names.count)")
    case .noParents(let names):
      Wording(
        cause: "no column says what a row is below, as 'parent', 'parentId' or 'parent_id' would; "
          + "the columns are \(names.listed)",
        remedies: [
          "name it with --fields parent=NAME",
          "or, if each column is a level of the tree, name them from the root down, as in "
            + "--levels \(Self.levels(names))",
        ])
    case .noLabels(let names):
      Wording(
        cause: "no column has the labels, as 'label', 'name', 'title', 'text', 'value' or 'id' "
          + "would; the columns are \(names.listed)",
        remedy: "name it with --fields label=NAME")
    case .oneColumn:
      Wording(
        cause: "this table has one column only: there is no comma, semicolon or tab in its header",
        remedy: "begin with a header, such as id,parent,label")
    case .fieldCount(let count, let names, let separator):
      Wording(
        cause: "this row has \(count == 1 ? "1 field" : "\(count) fields"), "
          + "but the header has \(names.count)",
        remedy: count > names.count
          ? "put a field with a \(Self.name(of: separator)) in it into double quotes"
          : "write a \(Self.name(of: separator)) for each field that is empty")
    case .noName(let column):
      Wording(
        cause: "this row has nothing in the column '\(column.quotable)'",
        remedy: "write what tells it from the other rows")
    case .noRows:
      Wording(
        cause: "there is nothing to draw: the table has no rows but the header",
        remedy: "write one node a line below it")
    case .needsTable(let format):
      Wording(
        cause: "--levels is for tables, but this is read as \(format.title)",
        remedy: format == .json
          ? #"leave it out, or make a table first: jq -r '["a","b"], (.[] | [.a, .b]) | @csv'"#
          : "leave it out, or use --from table")
    case .noLevels:
      Wording(
        cause: "this row has nothing in the columns that --levels names",
        remedy: "write a name into one of them, or remove the row")
    case .nothingAbove:
      Wording(
        cause: "this row does not say what it is below: the columns before this are empty, "
          + "and there is no row above",
        remedy: "fill in the first column; further down, what is empty there is as in the row above"
      )
    case .unclosedQuote:
      Wording(
        cause: "this field is not closed: there is no \" at its end",
        remedy: "close it with \", and write \"\" for a quote in it")
    case .textAfterQuote(let opened): Self.afterQuote(opened)
    }
  }

  /// The first columns as a value of --levels: by their names, if these need no quotes.
  private static func levels(_ names: [String]) -> String {
    let first = Array(names.prefix(3))
    let arePlain = first.allSatisfy { name in
      !name.isEmpty && name.utf8.count <= 24 && name.utf8.allSatisfy { $0.isLetter || $0.isDigit }
    }
    return (arePlain ? first : first.indices.map { String($0 + 1) }).joined(separator: ",")
  }

  /// A similar name; one letter is similar to any other, and a number to none.
  private static func suggestion(for name: String, among names: [String]) -> String? {
    guard name.utf8.count > 1, Int(name) == nil else { return nil }
    return nearest(to: name, among: names).map { "did you mean '\($0.quotable)'?" }
  }

  /// Where the first quote is matters, as it may be that one which was never closed.
  private static func afterQuote(_ opened: SourcePosition?) -> Wording {
    let field = opened.map { "the field that the quote at \($0) begins" } ?? "the field"
    return Wording(
      cause: "\(field) ends with the quote before this, but goes on",
      remedy: "write \"\" for a quote in a field that is in quotes"
        + (opened == nil ? "" : ", and close that field with \""))
  }

  private static func name(of separator: UInt8) -> String {
    let names: [Unicode.Scalar: String] = [",": "comma", ";": "semicolon", "\t": "tab"]
    return names[Unicode.Scalar(separator)] ?? "'\(Unicode.Scalar(separator))'"
  }
}

extension [String] {
  /// The first of the names in single quotes, with the number of the others.
  var listed: String {
    let limit = 8
    let names = prefix(limit).map { "'\($0.quotable)'" }.joined(separator: ", ")
    return count > limit ? "\(names) and \(count - limit) more" : names
  }
}
