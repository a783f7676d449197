internal import TreeDrawing

/// The problem of a picture that is wider than it should be, however it is arranged.
struct WidthProblem: Equatable {
  /// How wide it is, in points.
  let reached: Double
  /// How wide it should be at most.
  let width: Double
  /// The label of the node that stands out farthest.
  let label: String?

  init(_ picture: TreePicture, width: Double) {
    reached = picture.size.width
    self.width = width
    label = picture.labelOfRightmostNode
  }
}

extension WidthProblem: Problem {
  var wording: Wording {
    let place = label.map { ", as far as the end of \(OSString($0.utf8).quoted)" } ?? ""
    return Wording(
      cause: "the picture is \(reached.points) points wide, more than \(width.points)\(place)",
      remedies: [
        "draw a part of the tree with --root or --max-depth",
        "or say how wide it may be with --width",
      ])
  }
}
