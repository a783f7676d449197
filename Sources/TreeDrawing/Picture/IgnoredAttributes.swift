/// Keeps what nodes say that is not seen where they stand, so that it can be reported.
final class IgnoredAttributes {
  /// What is not seen, in the order in which it was met, each once.
  private(set) var problems: [UnseenAttribute] = []
  /// The numbers of the nodes of whose label the end is left out.
  private(set) var cutLabels: Set<Int> = []
}

extension IgnoredAttributes {
  /// Records what is not seen of a node that says more than its label.
  ///
  /// - Parameters:
  ///   - attributes: what it says.
  ///   - node: the node.
  ///   - place: where it stands.
  ///   - isOnBranch: whether it is drawn as the end of a branch with a length.
  func record(_ attributes: Attributes, of node: Node, at place: NodePlace, isOnBranch: Bool) {
    for (name, reason) in attributes.ignored(at: place, isOnBranch: isOnBranch)
    where !problems.contains(where: { $0.attribute == name && $0.reason == reason }) {
      problems.append(UnseenAttribute(attribute: name, reason: reason, label: node.label))
    }
  }

  /// Records whether a label needs more lines than it is given.
  ///
  /// - Parameters:
  ///   - node: the node.
  ///   - place: where it stands.
  ///   - limits: how long and how many lines are.
  ///   - font: how the label is written.
  func recordCut(
    in node: Node, at place: NodePlace, within limits: TextLimits, in font: Font
  ) {
    let lines = limits.lines(of: node.label.withoutLineEndsAtEnd, TextRuler(font: font))
    if lines.isCut { cutLabels.insert(place.id) }
  }
}

/// An attribute of a node that is not seen in the picture.
package struct UnseenAttribute: Problem, Hashable {
  let attribute: AttributeName
  let reason: Reason
  /// The label of the first such node.
  let label: String

  enum Reason: Hashable {
    case arrangement(Arrangement)
    /// It is a word under a roof.
    case roof
    /// Branches are as long as the input says.
    case scale
    /// It has no parent.
    case root
    /// It has no children.
    case leaf
    /// It is no child of a mindmap's root.
    case otherPlace
  }

  package var wording: Wording {
    Wording(
      cause: "\(attribute.rawValue) is not drawn \(reason.place), as for '\(label.quotable)'")
  }
}

extension UnseenAttribute.Reason {
  fileprivate var place: String {
    switch self {
    case .arrangement(let arrangement): "in the layout \(arrangement.rawValue)"
    case .roof: "under a roof"
    case .scale: "where edges have lengths"
    case .root: "at a node without a parent"
    case .leaf: "at a node without children"
    case .otherPlace: "but at children of a mindmap's root"
    }
  }
}

extension Attributes {
  /// What of them is not seen in a place, and why.
  fileprivate func ignored(
    at place: NodePlace, isOnBranch: Bool
  ) -> [(name: AttributeName, reason: UnseenAttribute.Reason)] {
    var ignored: [(AttributeName, UnseenAttribute.Reason)] = []
    if place.level == 0, edge != nil { ignored.append((.edge, .root)) }
    if side != nil, !place.arrangement.has(.twoSided) || place.level != 1 {
      ignored.append((.side, .otherPlace))
    }
    ignored += ignoredOfChildren(at: place)
    if isOnBranch {
      let names: [AttributeName] =
        place.isLeaf
        ? [.icon]
        : [.fill, .stroke, .color, .icon, .weight, .layout]
          + (place.level == 0 ? [.note] : [])
      ignored += given(names).map { ($0, .scale) }
    } else if place.isUnderRoof {
      ignored += given([.shape, .edge]).map { ($0, .roof) }
    } else if place.arrangement.has(.lines) {
      ignored += given([.shape]).map { ($0, .arrangement(place.arrangement)) }
    }
    return ignored
  }

  /// What of them says how children stand, and is not seen.
  private func ignoredOfChildren(
    at place: NodePlace
  ) -> [(name: AttributeName, reason: UnseenAttribute.Reason)] {
    let arrangement = arrangement ?? place.arrangement
    var ignored: [(AttributeName, UnseenAttribute.Reason)] = []
    // Boxes in a grid hang, and there is a grid below them.
    let isAboveGrid = place.isInGrid && arrangement == place.arrangement
    if columns != nil, !place.isLeaf, !isAboveGrid, arrangement.definition.ignoresColumnCount {
      ignored.append((.columns, .arrangement(arrangement)))
    }
    guard roof == true else { return ignored }
    if place.isLeaf {
      ignored.append((.roof, .leaf))
    } else if !arrangement.standsInRows {
      ignored.append((.roof, .arrangement(arrangement)))
    }
    return ignored
  }

  /// Those of some attributes that there are.
  private func given(_ names: [AttributeName]) -> [AttributeName] {
    let there = Set(texts.map(\.name))
    return names.filter(there.contains)
  }
}
