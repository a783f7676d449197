internal import TreeDrawing

/// How a picture was arranged so that it fits, and why so.
struct FitRemark: Equatable {
  let choice: PictureFit.Choice
  /// How wide it was to be at most, in points; nil if it was to fit a box.
  let width: Double?
  /// How long lines of labels are, in points, if they are shorter than usual.
  let wrapWidth: Double?
  /// What it has of an old picture; nil if there is none.
  let keeping: PictureFit.Keeping?
  /// The old picture.
  let old: InputFile?

  init(_ fit: PictureFit, width: Double?, _ old: InputFile?) {
    choice = fit.choice
    self.width = width
    wrapWidth = fit.wrapWidth
    keeping = fit.keeping
    self.old = old
  }
}

extension FitRemark: Problem {
  var wording: Wording {
    switch (keeping, old) {
    case (.all, let old?): Wording(cause: "drawn \(arrangement), as \(old) is" + wrapping)
    case (.allBut(let count), let old?):
      Wording(cause: "drawn \(arrangement), as \(old) is but for \(count.nodes)" + wrapping)
    case (.nothing, let old?):
      Wording(
        cause: "drawn \(arrangement), \(reason)" + wrapping
          + "; the arrangement of \(old) could not be kept")
    case (_, _): Wording(cause: "drawn \(arrangement), \(reason)" + wrapping)
    }
  }

  private var arrangement: String {
    switch choice {
    case .tidy: "in tidy rows"
    case .list: "as a list"
    // Roots alone, which stand in lines as words do.
    case .mixed(let stages) where stages.isEmpty: "in several lines"
    case .mixed(let stages): "in " + stages.map(\.plural).enumeration
    }
  }

  private var reason: String {
    guard let width else { return "which is the largest if it is scaled to fit" }
    let limit = "\(width.points) points"
    return switch choice {
    case .tidy: "which are no wider than \(limit)"
    case .list:
      "because it is wider than \(limit) in rows, and has more than 12 levels or mostly single children"
    case .mixed: "because tidy rows are wider than \(limit), and this is the lowest that is not"
    }
  }

  private var wrapping: String {
    wrapWidth.map { ", with lines of labels of \($0.points) points" } ?? ""
  }
}

extension Int {
  /// The number and what is counted.
  var nodes: String { self == 1 ? "1 node" : "\(self) nodes" }

  /// The number of what there is beside one.
  var others: String { self == 1 ? "1 other" : "\(self) others" }
}

extension [String] {
  /// The words as a list of which all hold.
  fileprivate var enumeration: String {
    guard count > 1, let last else { return joined() }
    return "\(dropLast().joined(separator: ", ")) and \(last)"
  }
}

extension Double {
  /// A length in whole points, or with one digit behind the point.
  var points: String {
    guard let tenths = Int(exactly: (self * 10).rounded()) else { return description }
    let (whole, rest) = tenths.quotientAndRemainder(dividingBy: 10)
    return rest == 0 ? "\(whole)" : "\(whole).\(rest)"
  }
}
