import Testing

@testable import TreeDrawing

/// Pictures of trees that are edited and drawn again.
@Suite struct StabilityTests {
  private static func picture(
    _ tree: EditedTree, _ offer: ProposedViewSize, like old: PictureArrangement? = nil
  ) -> TreePicture {
    TreePicture(
      of: [tree.root], PictureOptions(style: DiagramStyle(arrangement: .auto), offer: offer),
      like: old)
  }

  private static func picture(
    _ trees: [EditedTree], like old: PictureArrangement? = nil
  ) -> TreePicture {
    TreePicture(
      of: trees.map(\.root), PictureOptions(style: DiagramStyle(arrangement: .auto), offer: page),
      like: old)
  }

  private static let page = ProposedViewSize(width: 880, height: nil)

  /// An edited tree, before and after.
  private struct Case {
    let old: EditedTree
    let new: EditedTree
    /// The node that is changed, and all above it.
    let changed: Set<Int>

    init(_ seed: UInt64, edits: [EditedTree.Edit] = EditedTree.Edit.allCases) {
      var random = SplitMix64(seed: seed)
      old = EditedTree(count: Int.random(in: 20...80, using: &random), using: &random)
      var new = old
      let edit = edits[Int(seed % UInt64(edits.count))]
      let node = new.apply(edit, using: &random)
      self.new = new
      changed = new.ancestors(of: node)
    }

    /// The nodes that are arranged otherwise in the new picture, and are not above the edit.
    func others(_ before: [Int: Stage], _ after: [Int: Stage]) -> [Int] {
      before.keys.filter { node in
        !changed.contains(node) && after[node] != nil && after[node] != before[node]
      }.sorted()
    }
  }

  @Test func `an edit changes what is above it alone, if the picture is like the old one`() {
    var counts: [PictureFit.Keeping: Int] = [:]
    var drawn = 0
    // Three quarters of the trees are arranged in several kinds, others in tidy rows or as lists.
    for seed in Effort.seeds(700) {
      let edited = Case(seed)
      let first = Self.picture(edited.old, Self.page)
      guard let before = edited.old.stages(in: first), let text = first.fit?.arrangement else {
        continue
      }
      let second = Self.picture(edited.new, Self.page, like: PictureArrangement(text.utf8))
      drawn += 1
      let keeping = second.fit?.keeping
      if let keeping, keeping != .nothing {
        let after = edited.new.stages(in: second) ?? [:]
        #expect(edited.others(before, after) == [], "seed \(seed)")
        #expect(second.drawing.size.width <= 880, "seed \(seed)")
        let areAllAsBefore = after.allSatisfy { before[$0.key] == $0.value }
        #expect(keeping != .all || areAllAsBefore, "seed \(seed)")
      }
      #expect(keeping != nil, "seed \(seed)")
      counts[keeping ?? .nothing, default: 0] += 1
    }
    #expect(drawn * 2 > Effort.seeds(500).count, "\(drawn)")
    #expect(counts[.nothing, default: 0] * 20 <= drawn, "\(counts)")
  }

  @Test func `a picture in a box stays as it was if it is hardly larger than the best`() {
    let slide = ProposedViewSize(width: 16, height: 9)
    var kept = 0
    for seed in Effort.seeds(200) {
      let edited = Case(seed)
      let first = Self.picture(edited.old, slide)
      guard let before = edited.old.stages(in: first), let text = first.fit?.arrangement else {
        continue
      }
      let second = Self.picture(edited.new, slide, like: PictureArrangement(text.utf8))
      let best = Self.picture(edited.new, slide)
      let box = Size(width: 16, height: 9)
      let loss = second.drawing.size.scale(in: box) / best.drawing.size.scale(in: box)
      #expect(loss <= 1.02 + 1e-9, "seed \(seed)")
      guard second.fit?.keeping != .nothing else { continue }
      kept += 1
      let after = edited.new.stages(in: second) ?? [:]
      #expect(edited.others(before, after) == [], "seed \(seed)")
    }
    #expect(kept > 0)
  }

  @Test func `a picture is like itself, also where there is more room`() {
    for seed in Effort.seeds(200) {
      let tree = Case(seed).old
      let first = Self.picture(tree, Self.page)
      guard let text = first.fit?.arrangement else { continue }
      let old = PictureArrangement(text.utf8)
      let second = Self.picture(tree, Self.page, like: old)
      #expect(second.fit?.keeping == .all, "seed \(seed)")
      #expect(second.svg == first.svg, "seed \(seed)")
      let wide = Self.picture(tree, ProposedViewSize(width: 2_000, height: nil), like: old)
      #expect(wide.fit?.keeping == .all, "seed \(seed)")
      #expect(wide.fit?.arrangement == text, "seed \(seed)")
    }
  }

  @Test func `several trees stay beside or below each other`() {
    for seed in Effort.seeds(100) {
      let trees = (0..<3).map { Case(3 * seed + $0).old }
      let first = Self.picture(trees)
      guard let text = first.fit?.arrangement else { continue }
      let second = Self.picture(trees, like: PictureArrangement(text.utf8))
      #expect(second.fit?.keeping == .all, "seed \(seed)")
      #expect(second.svg == first.svg, "seed \(seed)")
    }
  }

  @Test(arguments: Arrangement.allCases) func `tidy rows and arrangements by name say nothing`(
    _ arrangement: Arrangement
  ) throws {
    var random = SplitMix64(seed: 1)
    let tree = EditedTree(count: 5, using: &random)
    let picture = TreePicture(
      of: [tree.root],
      PictureOptions(
        style: DiagramStyle(arrangement: arrangement),
        offer: ProposedViewSize(width: 10_000, height: nil)))
    #expect(PictureArrangement.find(in: Array(picture.svg.utf8)) == .nothing)
  }

  @Test func `a document says what was chosen`() throws {
    var random = SplitMix64(seed: 1)
    let tree = EditedTree(count: 60, using: &random)
    let picture = Self.picture(tree, Self.page)
    let text = try #require(picture.fit?.arrangement)
    let all = try #require(PictureArrangement(text.utf8))
    let svg = picture.svg(SVGOptions(title: "<svg data-arrangement=\"1:list\">"))
    #expect(PictureArrangement.find(in: Array(svg.utf8)) == .arrangement(all))
  }
}
