@testable import TreeReading

/// Writes forests as records, in all the ways that the formats leave free.
struct RecordWriter {
  private var records: [(id: String, parent: String?, label: String)] = []

  /// Numbers the nodes, and puts them in an order in which siblings stay in theirs.
  init(_ roots: [Tree<Node>], _ random: inout SplitMix64) {
    var pending = roots.map { (tree: $0, parent: String?.none) }
    let isBreadthFirst = Bool.random(using: &random)
    while !pending.isEmpty {
      let (tree, parent) = pending.removeFirst()
      let id =
        (["", "id ", "é", "\"", "\\", ","].randomElement(using: &random) ?? "") + "\(records.count)"
      records.append((id, parent, tree.value.label))
      let children = tree.children.map { (tree: $0, parent: String?.some(id)) }
      pending = isBreadthFirst ? pending + children : children + pending
    }
    if Bool.random(using: &random) { putLeavesFirst() }
  }

  /// Puts leaves before all others, if their siblings are all leaves too and so stay in order.
  private mutating func putLeavesFirst() {
    let parents = Set(records.compactMap(\.parent))
    let isMovable = records.map { record in
      !parents.contains(record.id)
        && !records.contains { $0.parent == record.parent && parents.contains($0.id) }
    }
    let marked = zip(records, isMovable)
    records = marked.filter(\.1).map(\.0) + marked.filter { !$0.1 }.map(\.0)
  }
}

extension RecordWriter {
  func table(_ random: inout SplitMix64) -> [UInt8] {
    let separator = [",", ";", "\t"].randomElement(using: &random) ?? ","
    let lineEnd = ["\n", "\r\n", "\r", "\n\n"].randomElement(using: &random) ?? "\n"
    var text = Bool.random(using: &random) ? "\u{FEFF}" : ""
    text += ["label", "x", "id", "parentId"].joined(separator: separator) + lineEnd
    for record in records {
      let fields = [record.label, "", record.id, record.parent ?? ""]
      text += fields.map { field($0, &random) }.joined(separator: separator) + lineEnd
    }
    return Array(text.utf8)
  }

  private func field(_ text: String, _ random: inout SplitMix64) -> String {
    let special = ",;\t\n\r\" ".unicodeScalars
    let isPlain = !text.unicodeScalars.contains { special.contains($0) }
    if isPlain, Int.random(in: 0..<3, using: &random) > 0 { return text }
    let doubled = text.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined()
    let space = [" ", "", ""].randomElement(using: &random) ?? ""
    return space + "\"" + doubled + "\"" + space
  }

  /// A list in an array, or on lines of its own.
  func json(_ random: inout SplitMix64) -> [UInt8] {
    let isLines = Bool.random(using: &random)
    let key = ["parent", "parentId", "parent_id"].randomElement(using: &random) ?? "parent"
    let objects = records.map { record in
      var members = ["\"id\": \(string(record.id))", "\"name\": \(string(record.label))"]
      members.append("\"\(key)\": \(record.parent.map(string) ?? "null")")
      members.append(#""x": {"id": [1, {"parent": 2}]}"#)
      members.shuffle(using: &random)
      return "{\(members.joined(separator: ", "))}"
    }
    let text = objects.joined(separator: isLines ? "\n" : ",\n")
    return Array((isLines ? text : "[\(text)]").utf8)
  }

  private func string(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\t": "\\u0009"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
