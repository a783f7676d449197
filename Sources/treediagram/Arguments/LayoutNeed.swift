internal import TreeDrawing

/// An option that some layouts only have a use for, be it that of a single node.
struct LayoutNeed: Sendable {
  /// The option as it was typed; nil if it was not.
  let words: @Sendable (Arguments) -> String?
  /// What it means something with, of which one must be there.
  let option: ArrangementOptions

  static let all = [
    LayoutNeed(words: { $0.stemSides.map { "--sides \($0)" } }, option: .sides),
    LayoutNeed(words: { $0.columnCount.map { "--columns \($0.text)" } }, option: .columns),
    LayoutNeed(words: { $0.listColumnCount.map { "--list-columns \($0)" } }, option: .listColumns),
  ]
}

extension LayoutNeed {
  /// The error, if neither the main layout nor that of a node is one of those.
  func error(in arguments: Arguments, _ roots: [Tree<Node>]) -> UsageError? {
    guard let words = words(arguments) else { return nil }
    let layouts = Arrangement.allCases.filter { $0.uses(option) }
    guard !layouts.contains(arguments.style.arrangement) else { return nil }
    let isWished = layouts.contains { layout in roots.contains { $0.wishes(layout) } }
    return isWished ? nil : .lacksLayout(words, layouts)
  }
}
