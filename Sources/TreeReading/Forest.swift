/// The trees that were read from one input, and remarks on them.
package struct Forest: Sendable {
  /// One tree or more, in the order of the input.
  package private(set) var roots: [Tree<Node>]
  /// What was amended, or left out, or may have been meant otherwise; most inputs give none.
  package private(set) var warnings: [Remark]
  /// How the input was understood, for those who want to know.
  package private(set) var details: [Remark] = []
  /// What the input calls itself; nil if it does not.
  package private(set) var title: String?
  /// The places in preorder of nodes whose children are drawn elsewhere, in ascending order.
  private var repetitions: [Int] = []

  init(roots: [Tree<Node>], warnings: [Remark]) {
    self.roots = roots
    self.warnings = warnings
  }
}

extension Forest {
  /// Whether any branch has a length but 0, so that lengths can be drawn.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes before the first such branch.
  package var hasLengths: Bool {
    roots.contains { $0.contains { $0.length.map { $0 > 0 } == true } }
  }
}

extension Forest {
  /// Decodes the labels of the trees that a reader has put together.
  ///
  /// Readers pass labels as places in the source, so that only what is drawn is decoded, and only
  /// flaws that can be seen are counted.
  init(_ builder: ForestBuilder<Lexeme>, from source: Source, remarks: [Remark] = []) {
    var builder = builder
    var decoder = LexemeDecoder(source.bytes)
    roots = builder.forest { decoder.node(of: $0) }
    warnings = decoder.flaws.remarks(in: source) + remarks
  }

  /// Decodes labels, and decodes and checks attributes.
  ///
  /// - Parameters:
  ///   - builder: the labels of the nodes.
  ///   - attributes: what they carry.
  ///   - lengths: those of their branches in preorder, negative where there is none; there may be
  ///     fewer than nodes.
  ///   - sizes: how large nodes are in preorder, negative where it is not known; all or none.
  ///   - source: what the labels are from.
  ///   - remarks: more warnings.
  /// - Throws: the first attribute whose value is wrong.
  init(
    _ builder: ForestBuilder<Lexeme>, _ attributes: AttributeTable, lengths: [Double] = [],
    sizes: [Double] = [], from source: Source, remarks: [Remark] = []
  ) throws(Fault) {
    guard !attributes.isEmpty || !lengths.isEmpty || !sizes.isEmpty else {
      self.init(builder, from: source, remarks: remarks)
      return
    }
    var builder = builder
    var decoder = LexemeDecoder(source.bytes)
    var rest = try attributes.checked(source.bytes, &decoder)[...]
    var position = 0
    let roots = builder.forest { label in
      defer { position += 1 }
      var node = decoder.node(of: label)
      if rest.first?.node == position { node.take(rest.removeFirst().attributes) }
      if position < lengths.count, lengths[position] >= 0 { node.length = lengths[position] }
      if position < sizes.count, sizes[position] >= 0 { node.takeSize(sizes[position]) }
      return node
    }
    self.init(roots: roots, warnings: decoder.flaws.remarks(in: source) + remarks)
  }

  /// The forest with one more warning, if there is one.
  func adding(_ warning: Remark?) -> Self {
    var copy = self
    if let warning { copy.warnings.append(warning) }
    return copy
  }

  /// The forest with more warnings.
  func adding(_ warnings: [Remark]) -> Self { warnings.reduce(self) { $0.adding($1) } }

  /// The forest with the places in preorder of nodes whose children are drawn elsewhere.
  func recordingRepeats(_ repetitions: [Int]) -> Self {
    var copy = self
    copy.repetitions = repetitions
    return copy
  }

  /// The forest with each node replaced by what a function makes of it.
  func map(_ transform: (Node) -> Node) -> Self {
    var copy = self
    copy.roots = roots.map { $0.map(transform) }
    return copy
  }

  /// The forest with a sign behind the labels of nodes whose children are drawn elsewhere, as
  /// `cargo tree` has it.
  func appendingRepeatSigns() -> Self {
    guard !repetitions.isEmpty else { return self }
    var rest = repetitions[...]
    var position = 0
    return map { node in
      defer { position += 1 }
      guard rest.first == position else { return node }
      rest.removeFirst()
      var node = node
      node.label += " (*)"
      return node
    }
  }

  /// The forest with what the input calls itself.
  func titled(_ title: String?) -> Self {
    var copy = self
    copy.title = title
    return copy
  }

  /// The forest with one more remark on how the input was understood.
  func adding(detail: Remark) -> Self {
    var copy = self
    copy.details.append(detail)
    return copy
  }
}
