internal import TreeDrawing

/// A file that is not what drawing again would write.
struct DocumentDifference: Equatable {
  let change: Change
  /// What puts it right, as a shell takes it.
  let command: String

  enum Change: Equatable {
    case isMissing
    /// It is no picture that this command wrote, or somebody has edited it.
    case isForeign
    /// It is no picture, so no more is known.
    case content
    case labels(PictureLabels.Changes)
  }
}

extension DocumentDifference: Problem {
  var wording: Wording {
    Wording(cause: cause, remedy: "to draw it again: \(command)")
  }

  private var cause: String {
    switch change {
    case .isMissing: "is missing"
    case .isForeign: "is not current: it is no picture of treediagram, or was edited by hand"
    case .content: "is not current"
    case .labels(let changes): "is not current: \(changes.words)"
    }
  }
}

extension PictureLabels.Changes {
  /// Such as `2 nodes added, 1 removed`; the nodes are named where there are few.
  fileprivate var words: String {
    let named = added.count + removed.count <= 3
    let parts = [(added, "added"), (removed, "removed")].filter { !$0.0.isEmpty }
    guard !parts.isEmpty else {
      return
        "the same \(kept.nodes), moved, or drawn by other options or another version, or edited by hand"
    }
    return parts.enumerated().map { index, part in
      let (labels, verb) = part
      let count = index == 0 ? labels.count.nodes : String(labels.count)
      let names = labels.map { OSString($0.utf8).quoted }.joined(separator: ", ")
      return "\(count) \(verb)" + (named ? " (\(names))" : "")
    }.joined(separator: ", ")
  }
}
