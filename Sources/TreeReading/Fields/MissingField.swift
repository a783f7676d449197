/// A field that nodes should be coloured by and that none has, and the fields that there are.
package struct MissingField: Error {
  let name: String
  let fields: [String]
  /// The other words that could stand there.
  let words: [String]
}

extension Source {
  /// Finds out whether nodes have the field that they are to be coloured by.
  ///
  /// - Parameters:
  ///   - options: those that the trees were read with.
  ///   - forest: the trees.
  ///   - recognition: what the bytes were read as.
  ///   - words: what else the user could have meant.
  /// - Returns: the field, if no node has it.
  /// - Complexity: O(*n*), where *n* is the number of nodes before the first with the field, or
  ///   that of bytes.
  package func missingField(
    _ options: ReadingOptions, in forest: Forest, as recognition: Recognition, words: [String] = []
  ) -> MissingField? {
    guard let name = options.field else { return nil }
    guard !forest.roots.contains(where: { $0.contains { $0.text(ofField: name) != nil } })
    else { return nil }
    return MissingField(
      name: name, fields: fieldNames(recognition.format, in: forest, arePaths: false), words: words)
  }

  /// The names of fields that nodes have.
  ///
  /// - Parameters:
  ///   - format: what the source was read as.
  ///   - forest: the nodes.
  ///   - arePaths: whether the names of objects stand before those of members in them.
  /// - Returns: first those of members or columns, and then of what nodes have in any format.
  func fieldNames(_ format: Format, in forest: Forest, arePaths: Bool) -> [String] {
    let data = format.traits.fieldNames(self, arePaths)
    return data + forest.fieldNames.filter { !data.contains($0) }
  }

  /// The names of a table's columns.
  var columnNames: [String] {
    (try? TableHeader(in: bytes, at: textStart).names)?.filter { !$0.isEmpty } ?? []
  }

  /// How many names of members are looked for.
  private static let mostNames = 1000

  /// The names of members that hold texts, numbers and booleans, in their order; behind those of
  /// the objects around them, as far as there is no array between.
  func memberNames(arePaths: Bool) -> [String] {
    var scanner = JSONScanner(bytes, at: textStart, allowsSequence: true)
    var names: [String] = []
    var known: Set<String> = []
    var outer: [String] = []
    var key = ""
    while names.count < Self.mostNames, let token = try? scanner.next() {
      switch token.kind {
      case .key:
        let name = token.lexeme.text(in: bytes)
        key = arePaths ? (outer.last ?? "") + name.quotedAsPart : name
      case .objectStart: outer.append(key.isEmpty ? "" : key.asOuterName)
      case .arrayStart: outer.append("")
      case .objectEnd, .arrayEnd: outer.removeLast()
      case .string, .number, .boolean: if known.insert(key).inserted { names.append(key) }
      case .null: break
      }
      if token.kind != .key { key = "" }
    }
    return names.filter { !$0.isEmpty }
  }
}

extension String {
  /// The name as a part of a path: in quotes, if it has to be.
  fileprivate var quotedAsPart: String {
    guard contains(where: { "{}.\"".contains($0) }) || isEmpty else { return self }
    return "\"" + map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }

  /// The beginning of the names of members in the object that has this name; none for what is so
  /// deep that nobody means it.
  fileprivate var asOuterName: String { utf8.count < 64 ? self + "." : "" }
}

extension Forest {
  /// The names of fields besides those of data: that of labels, and of attributes.
  fileprivate var fieldNames: [String] {
    let names = ["label", "size"] + AttributeName.allCases.map(\.rawValue)
    return names.filter { name in
      roots.contains { $0.contains { $0.ownText(name) != nil } }
    }
  }
}

extension MissingField: Problem {
  private static let mostListed = 6
  private static let longest = 64

  package var wording: Wording {
    Wording(cause: "no node has a field '\(name.quotable)'", remedy: remedy)
  }

  private var remedy: String {
    let candidates = (words + fields).filter { $0.utf8.count <= Self.longest }
    if name.utf8.count <= Self.longest, let meant = nearest(to: name, among: candidates) {
      return "did you mean '\(meant.quotable)'?"
    }
    guard !fields.isEmpty else { return "name one of \(words.joined(separator: ", "))" }
    let shown = fields.prefix(Self.mostListed).map { "'\($0.quotable)'" }
    let others = fields.count - shown.count
    return "there \(fields.count == 1 ? "is" : "are") "
      + shown.joined(separator: ", ") + (others > 0 ? " and \(others) more" : "")
  }
}
