/// The trees that were read from one input, and remarks on them.
package struct Forest: Sendable {
  /// One tree or more, in the order of the input.
  package let roots: [Tree<Node>]
  /// What was amended, or left out, or may have been meant otherwise; most inputs give none.
  package private(set) var warnings: [Remark]
  /// How the input was understood, for those who want to know.
  package private(set) var details: [Remark] = []
}

extension Forest {
  /// Decodes the labels of the trees that a reader has put together.
  ///
  /// Readers pass labels as places in the source, so that only what is drawn is decoded, and only
  /// flaws that can be seen are counted.
  init(_ builder: ForestBuilder<Lexeme>, from source: Source, remarks: [Remark] = []) {
    var builder = builder
    var decoder = LexemeDecoder(source.bytes)
    roots = builder.forest { Node(label: decoder.text(of: $0)) }
    warnings = decoder.flaws.remarks(in: source) + remarks
  }

  /// Decodes labels, and decodes and checks attributes.
  ///
  /// - Throws: the first attribute whose value is wrong.
  init(
    _ builder: ForestBuilder<Lexeme>, _ attributes: AttributeTable, from source: Source,
    remarks: [Remark] = []
  ) throws(Fault) {
    guard !attributes.isEmpty else {
      self.init(builder, from: source, remarks: remarks)
      return
    }
    var builder = builder
    var decoder = LexemeDecoder(source.bytes)
    var rest = try attributes.checked(source.bytes, &decoder)[...]
    var position = 0
    let roots = builder.forest { label in
      defer { position += 1 }
      let found = rest.first?.node == position ? rest.removeFirst().attributes : nil
      return Node(label: decoder.text(of: label), attributes: found)
    }
    self.init(roots: roots, warnings: decoder.flaws.remarks(in: source) + remarks)
  }

  /// The forest with one more warning, if there is one.
  func adding(_ warning: Remark?) -> Self {
    var copy = self
    if let warning { copy.warnings.append(warning) }
    return copy
  }

  /// The forest with one more remark on how the input was understood.
  func adding(detail: Remark) -> Self {
    var copy = self
    copy.details.append(detail)
    return copy
  }
}
