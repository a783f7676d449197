extension TreePicture {
  /// The picture as an SVG document, with a title and a description for those who cannot see it.
  public var svg: String { svg(SVGOptions()) }

  /// The picture as an SVG document.
  ///
  /// - Parameter options: what there is to say of the document; without a title and a description,
  ///   it has some that say what the tree is.
  /// - Returns: the document.
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  public func svg(_ options: SVGOptions) -> String {
    var bytes: [UInt8] = []
    writeSVG(options) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes the picture as an SVG document, piece by piece.
  ///
  /// - Parameters:
  ///   - options: what there is to say of the document.
  ///   - write: takes the next piece, in UTF-8.
  /// - Throws: what `write` throws.
  package func writeSVG<Failure: Error>(
    _ options: SVGOptions = SVGOptions(), to write: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    let described = described(options)
    var marks = marks(described)
    let isDescribed = options.description != nil || self.options.caption != nil
    marks.isDescribedInEnglish = !isDescribed && !options.isInEnglish
    let drawing = isInPreorder ? drawing : drawing.ordering("node")
    try drawing.writeSVG(described, marks, to: write)
  }

  /// What the picture shows, in a few words.
  package func title(_ options: SVGOptions) -> String { described(options).title ?? "" }

  /// Options with a title and a description.
  private func described(_ options: SVGOptions) -> SVGOptions {
    let summary = TreeSummary(roots: roots, hasAttributes: hasAttributes)
    var options = options
    options.arrangement = fit?.arrangement
    options.title = options.title ?? inputTitle ?? summary.title
    options.description = options.description ?? self.options.caption ?? summary.description
    return options
  }

  /// What there is to say of nodes.
  private func marks(_ options: SVGOptions) -> MarkTexts {
    // With a prefix, no name is that of another element.
    let taken = options.prefix == nil ? ColorSchemes.targets : []
    var marks = MarkTexts(names: elementNames(besides: taken), titles: cutLabels)
    marks.summary = (options.title ?? "") + (options.description ?? "")
    let count = roots.nodeCount
    guard count <= NodeRelation.mostNodes else { return marks }
    let relations = NodeRelation.all(in: roots)
    marks.labels = relations.map {
      $0.node.isSlot ? nil : $0.spoken(inEnglish: options.isInEnglish)
    }
    marks.repeatedLayer = .edges
    marks.links = Set(relations.indices.filter { relations[$0].node.isLink })
    if !options.isStatic { markPaths(relations, in: &marks) }
    return marks
  }

  /// Says on which levels nodes are, so that the pointer shows paths, if they are not too many.
  private func markPaths(_ relations: [NodeRelation], in marks: inout MarkTexts) {
    let depth = relations.map(\.level).max() ?? 0
    guard relations.count <= PathStyles.mostNodes, depth <= PathStyles.mostLevels else { return }
    marks.levels = relations.map { UInt8($0.level) }
    marks.highlight = options.colors.theme.highlight.line
    marks.hasSeveralRoots = roots.count > 1
  }
}

extension TreePicture {
  /// The `id` of each node that the input gives one, by the nodes' numbers.
  ///
  /// Those that are used twice are left out, those that not every style sheet, script and link
  /// could name without escapes, and those of other elements.
  private func elementNames(besides taken: [String]) -> [Int: String] {
    guard hasAttributes else { return [:] }
    var names: [Int: String] = [:]
    var uses: [String: Int] = [:]
    var number = 0
    for root in roots {
      for node in root.preorder {
        if let id = node.attributes?.values.id, id.isElementName, !taken.contains(id) {
          names[number] = id
          uses[id, default: 0] += 1
        }
        number += 1
      }
    }
    return uses.count == names.count ? names : names.filter { uses[$0.value] == 1 }
  }

  /// The labels of which a part is left out, by the nodes' numbers.
  var cutLabels: [Int: String] {
    guard !numbersOfCutLabels.isEmpty else { return [:] }
    var cut: [Int: String] = [:]
    for (number, node) in roots.lazy.flatMap(\.preorder).enumerated()
    where numbersOfCutLabels.contains(number) && node.attributes?.values.tooltip == nil {
      cut[number] = node.label
    }
    return cut
  }
}

extension String {
  /// Whether it is a letter or an underscore, and then letters, digits, and any of `_-.`, all
  /// ASCII.
  fileprivate var isElementName: Bool {
    guard let first = utf8.first, first.isLetter || first == UInt8(ascii: "_") else { return false }
    return utf8.allSatisfy { byte in
      byte.isLetter || byte.isDigit || "_-.".utf8.contains(byte)
    }
  }
}

extension Node {
  /// Whether it leads somewhere.
  fileprivate var isLink: Bool { attributes?.values.href != nil }
}
