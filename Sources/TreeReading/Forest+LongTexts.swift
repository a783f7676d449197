extension Forest {
  /// The forest with an ellipsis for the ends of labels and notes that are too long, and a warning.
  ///
  /// Each letter of a label may be on a line of its own, so that its room in memory and in a
  /// picture is a hundred times that in the input.
  ///
  /// - Parameter source: what the trees were read from.
  /// - Returns: the same trees, and a warning if there are such texts.
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  func truncatingLabels(from source: Source) -> Forest {
    guard roots.contains(where: { $0.contains(where: \.hasLongText) }) else { return self }
    var texts = LongTexts()
    let forest = map { texts.shortened($0) }
    guard let problem = texts.problem else { return forest }
    return forest.adding(source.remark(problem))
  }
}

/// Cuts texts that are too long, and counts them.
private struct LongTexts {
  private var count = 0
  private var first: String?

  /// What is wrong; nil if nothing is.
  var problem: LongTextProblem? {
    first.map { LongTextProblem(count: count, length: $0.utf8.count, beginning: $0) }
  }

  mutating func shortened(_ node: Node) -> Node {
    guard node.hasLongText else { return node }
    var short = node
    short.label = shortened(node.label)
    if let note = node.attributes?.values.note, note.isLong {
      var values = node.attributes?.values ?? Attributes()
      try? values.set(.note, to: shortened(note))
      short.attributes = NodeAttributes(values)
    }
    return short
  }

  private mutating func shortened(_ text: String) -> String {
    guard text.isLong else { return text }
    count += 1
    if first == nil { first = text }
    return text.beginning(ofBytes: LongTextProblem.limit) + "…"
  }
}

extension Node {
  fileprivate var hasLongText: Bool {
    label.isLong || attributes?.values.note?.isLong == true
  }
}

extension String {
  fileprivate var isLong: Bool { utf8.count > LongTextProblem.limit }

  /// As many of the first scalars as have so many bytes at most.
  fileprivate func beginning(ofBytes count: Int) -> String {
    let end = utf8.index(startIndex, offsetBy: count)
    return String(self[..<unicodeScalars.index(at: end)])
  }
}

extension String.UnicodeScalarView {
  /// The place of the scalar that a place is in.
  fileprivate func index(at place: String.Index) -> String.Index {
    place.samePosition(in: self) ?? index(before: place)
  }
}
