internal import TreeDrawing

/// An option that some layouts only have a use for, be it that of a single node.
struct LayoutNeed: Sendable {
  let option: Rule.Subject
  /// What it means something with, of which one must be there.
  let use: ArrangementOption

  static let all = [
    LayoutNeed(option: .choice("--sides", \.picture.style.stemSides), use: .sides),
    LayoutNeed(option: .valued("--columns") { $0.columnCount?.text }, use: .columns),
  ]
}

extension LayoutNeed {
  /// The error, if neither the main layout nor that of a node is one of those.
  func error(in options: Options, _ roots: [Tree<Node>]) -> UsageError? {
    guard let words = option.words(options) else { return nil }
    let layouts = Arrangement.allCases.filter { $0.uses(use) }
    guard !layouts.contains(options.picture.style.arrangement) else { return nil }
    let isWished = layouts.contains { layout in roots.contains { $0.wishes(layout) } }
    return isWished ? nil : .lacksLayout(words, layouts)
  }
}
