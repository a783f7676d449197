/// A pattern that no label matches, and the label that is nearest to it.
package struct UnmatchedPattern: Error {
  private let pattern: LabelPattern
  private let roots: [Tree<Node>]

  init(_ pattern: LabelPattern, in roots: [Tree<Node>]) {
    self.pattern = pattern
    self.roots = roots
  }
}

extension UnmatchedPattern: Problem {
  package var wording: Wording {
    let does = pattern.hasWildcards ? "matches" : "contains"
    return Wording(
      cause: "there is no label that \(does) '\(pattern.text.quotable)', which --keep asks for",
      remedies: near.map { ["did you mean --keep '\($0.escapingControls)'?"] } ?? [])
  }
}

extension UnmatchedPattern {
  private static let longest = 64
  private static let mostCompared = 10_000

  /// The nearest label, or else the nearest word of one.
  private var near: String? {
    let wanted = pattern.text.filter { $0 != "*" && $0 != "?" }
    guard wanted.utf8.count <= Self.longest else { return nil }
    return nearest(to: wanted, among: labels) ?? nearest(to: wanted, among: words)
  }

  /// The first labels of many.
  private var labels: [String] {
    let all = roots.lazy.flatMap { $0.subtrees.lazy.filter { !$0.value.isSlot } }
    return all.prefix(Self.mostCompared).map(\.value.label.drawnForm).filter {
      !$0.isEmpty && $0.utf8.count <= Self.longest
    }
  }

  private var words: [String] {
    labels.flatMap { $0.split { !$0.isLetter && !$0.isNumber }.map(String.init) }
  }
}
