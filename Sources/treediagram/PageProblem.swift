internal import TreeDrawing

/// The problem of a picture that is hard to read on paper.
struct PageProblem: Equatable {
  private let page: PageSize
  /// How large the smallest letters are, in printers' points.
  private let fontSize: Double
  /// The sheet turned, if letters are larger there.
  private let better: PageSize?

  /// How small letters may be, in printers' points.
  private static let leastFontSize = 7.0

  /// Finds out whether letters of a picture are too small on a page; nil if not.
  init?(_ page: PageSize?, _ picture: TreePicture) {
    guard let page, let smallest = picture.smallestFontSize else { return nil }
    let size = page.printedFontSize(smallest, in: picture.size)
    guard size < Self.leastFontSize else { return nil }
    self.page = page
    fontSize = size
    better = page.turned.printedFontSize(smallest, in: picture.size) > size ? page.turned : nil
  }
}

extension PageProblem: Problem {
  var wording: Wording {
    let tenths = Int((fontSize * 10).rounded(.down))
    let remedy = better.map { "use --page \($0.rawValue), or " } ?? ""
    return Wording(
      cause: "on a page of \(page.rawValue), the smallest text is \(tenths / 10).\(tenths % 10) "
        + "points high, less than 7",
      remedy: remedy + "draw a part of the tree with --root or --max-depth")
  }
}

extension PageSize {
  /// The sheet with its sides exchanged.
  fileprivate var turned: PageSize {
    switch self {
    case .a4: .a4Landscape
    case .a4Landscape: .a4
    case .letter: .letterLandscape
    case .letterLandscape: .letter
    }
  }
}
