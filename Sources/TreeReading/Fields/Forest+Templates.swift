extension Forest {
  /// The forest with the texts and notes that templates make for nodes.
  ///
  /// - Parameters:
  ///   - options: the templates.
  ///   - source: what the trees were read from.
  ///   - format: what it was read as.
  /// - Returns: the same trees, and a warning for each name that no node has.
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  func applyingTemplates(
    of options: ReadingOptions, from source: Source, as format: Format
  ) -> Forest {
    guard options.text != nil || options.note != nil else { return self }
    var filler = TemplateFiller(options)
    var forest = map { filler.filled($0) }
    let missing = filler.missing
    guard !missing.isEmpty else { return forest }
    let names = source.fieldNames(format, in: self, arePaths: true)
    for path in missing {
      let problem = MissingField(name: path.name, fields: names, words: [])
      forest = forest.adding(source.remark(problem))
    }
    return forest
  }
}

/// Makes the texts and notes of nodes, and keeps in mind which names it has met.
private struct TemplateFiller {
  private let fields: [FieldPath]
  private var isMet: [Bool]
  private let text: [Piece]?
  private let note: [Piece]?
  /// How many fields are for something else.
  private let keptCount: Int

  private indirect enum Piece {
    case text(String)
    case field(Int)
    case choice(Int, [Piece], otherwise: [Piece])
  }

  init(_ options: ReadingOptions) {
    let fields = options.fields
    keptCount = options.field == nil ? 0 : 1
    let others = fields.enumerated().dropFirst(keptCount)
    let numbers = Dictionary(uniqueKeysWithValues: others.map { ($0.element, $0.offset) })
    self.fields = fields
    isMet = fields.map { _ in false }
    text = options.text.map { Self.numbered($0.pieces, numbers) }
    note = options.note.map { Self.numbered($0.pieces, numbers) }
  }

  /// The pieces of a template with the numbers of fields.
  private static func numbered(
    _ pieces: [TextTemplate.Piece], _ numbers: [FieldPath: Int]
  ) -> [Piece] {
    pieces.compactMap { piece in
      switch piece {
      case .text(let text): .text(text)
      case .field(let path): numbers[path].map { .field($0) }
      case .choice(let path, let some, let others):
        numbers[path].map {
          .choice($0, numbered(some, numbers), otherwise: numbered(others, numbers))
        }
      }
    }
  }

  /// The names that no node has.
  var missing: [FieldPath] {
    zip(fields, isMet).dropFirst(keptCount).filter { !$0.1 }.map(\.0)
  }

  mutating func filled(_ node: Node) -> Node {
    guard !node.isSlot else { return node }
    var filled = node
    let label = text.flatMap { value(of: $0, for: node) }
    let note = note.flatMap { value(of: $0, for: node) }
    if let label { filled.label = label }
    filled.take(note: note, keepingFields: keptCount)
    return filled
  }

  /// What a template makes of a node; nil if that is nothing.
  private mutating func value(of pieces: [Piece], for node: Node) -> String? {
    var result = ""
    let isFilled = add(pieces, of: node, to: &result)
    return isFilled ? result : nil
  }

  /// Adds what pieces make of a node to a text.
  ///
  /// - Returns: whether there was something of the node in it.
  private mutating func add(_ pieces: [Piece], of node: Node, to result: inout String) -> Bool {
    var isFilled = false
    for piece in pieces {
      switch piece {
      case .text(let text): result += text
      case .field(let number):
        guard let value = takenValue(ofField: number, for: node) else { continue }
        isFilled = isFilled || !value.isEmpty
        result += value
      case .choice(let number, let some, let others):
        let isThere = takenValue(ofField: number, for: node)?.isEmpty == false
        let isBranchFilled = add(isThere ? some : others, of: node, to: &result)
        isFilled = isFilled || isThere || isBranchFilled
      }
    }
    return isFilled
  }

  private mutating func takenValue(ofField number: Int, for node: Node) -> String? {
    guard let value = value(ofField: number, for: node) else { return nil }
    isMet[number] = true
    return value
  }

  private func value(ofField number: Int, for node: Node) -> String? {
    if let values = node.attributes?.values, let text = values.text(ofField: number) { return text }
    let path = fields[number]
    return path.parts.count == 1 ? node.ownText(path.parts[0]) : nil
  }
}

extension Node {
  /// Takes a note over, if there is one, and forgets the fields behind some.
  fileprivate mutating func take(note: String?, keepingFields count: Int) {
    guard note != nil || attributes?.values.hasFields == true else { return }
    var values = attributes?.values ?? Attributes()
    if let note { try? values.set(.note, to: note) }
    values.keepFields(count)
    attributes = values == Attributes() ? nil : NodeAttributes(values)
  }
}
