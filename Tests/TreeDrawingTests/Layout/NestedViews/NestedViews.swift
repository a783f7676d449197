@testable import TreeDrawing

/// Views in each other, every level made in the same way.
struct NestedViews {
  let name: String
  let proposal: ProposedViewSize
  private let leaf: () -> AnyView
  private let level: (AnyView, Int) -> AnyView
  /// What is put around all levels.
  private let whole: (AnyView) -> AnyView

  /// Describes a nest.
  ///
  /// - Parameters:
  ///   - name: what the levels are.
  ///   - proposal: what the outermost is offered.
  ///   - leaf: the innermost view.
  ///   - level: what is put around the levels further in, with the number of the level, from the innermost, 1, outwards.
  init(
    _ name: String, offered proposal: ProposedViewSize = .ample, in leaf: some View = Color.gray,
    @ViewBuilder level: @escaping (AnyView, Int) -> some View
  ) {
    self.name = name
    self.proposal = proposal
    self.leaf = { AnyView(leaf) }
    self.level = { AnyView(level($0, $1)) }
    whole = { $0 }
  }

  private init(
    _ nest: NestedViews, name: String, proposal: ProposedViewSize,
    whole: @escaping (AnyView) -> AnyView
  ) {
    self.name = name
    self.proposal = proposal
    leaf = nest.leaf
    level = nest.level
    self.whole = whole
  }

  static var all: [NestedViews] {
    stacks + frames + ratios + grids + layouts + guides + derivedGuides + farGuides + baselines
      + spaces
      + preferences
  }

  /// Nests whose work grows, at a thousand levels, faster than it should.
  static let notInProportion: Set = [
    "alternating stacks in frames with ever other upper bounds",
    "rows by baselines, in padding and frames",
  ]

  /// How much more each of a thousand levels may take than each of 130, where that is more than half as much again.
  ///
  /// From 40 to 160 levels it is 2 to 6 times as much for each of those with 7. With gaps and padding below 0, that ends
  /// when lengths do not differ any more, at about a hundred levels. Ideals are halved from level to level, which takes
  /// steps by the logarithm.
  static let allowances = [
    "rows in columns with negative gaps": 7.0, "alternating stacks with negative padding": 7,
    "piles in rows": 7, "rows by baselines, in padding and frames": 7,
    "alternating stacks in frames with ever other ideals": 2,
  ]

  /// The nest, offered something else.
  func offered(_ proposal: ProposedViewSize, _ words: String) -> NestedViews {
    NestedViews(self, name: name + ", " + words, proposal: proposal, whole: whole)
  }

  /// The nest inside another view.
  func inside(
    _ words: String = "", @ViewBuilder _ whole: @escaping (AnyView) -> some View
  ) -> NestedViews {
    NestedViews(self, name: name + words, proposal: proposal) { AnyView(whole($0)) }
  }

  /// The nest with so many levels.
  func view(levels: Int) -> some View {
    whole(AnyView(Levels(count: levels, leaf: leaf, level: level)))
  }

  private struct Levels: View {
    let count: Int
    let leaf: () -> AnyView
    let level: (AnyView, Int) -> AnyView

    var body: AnyView {
      guard count > 0 else { return leaf() }
      return level(AnyView(Levels(count: count - 1, leaf: leaf, level: level)), count)
    }
  }
}

extension ProposedViewSize {
  /// More than most views need.
  static let ample = ProposedViewSize(width: 1_000, height: 1_000)
}
