@testable import TreeDrawing

/// Pictures that were drawn before, as somebody may have edited them: they are compared with, and
/// new ones are made like them.
///
/// The first byte says which tree is drawn.
enum OldPictureTarget {
  private static let outlines = [
    "a\n  b\n    c\n    d\n  e\n    f\n    g\n",
    "a\n  b\n  c\n  d\n  e\n  f\nx\n  y\n    z\n",
    "a\n  b {layout=hang}\n    c\n    d\n      e\n  f\n    a long label of several words\n    h\n",
    "a\n" + (0..<40).map { "  node \($0)\n    leaf\n    leaf\n" }.joined(),
  ]

  @Sendable static func problems(_ bytes: [UInt8]) -> [String] {
    var input = FuzzInput(bytes)
    let source = Source(name: "plan", bytes: Array(input.one(of: outlines).utf8))
    guard let roots = try? source.forest(ReadingOptions(format: .outline)).roots else { return [] }
    let offer = ProposedViewSize(width: Double(20 * (input.byte() + 1)), height: nil)
    let document = input.remainder
    var problems: [String] = []
    if case .arrangement(let old) = PictureArrangement.find(in: document) {
      let picture = TreePicture(of: roots, PictureOptions(offer: offer), like: old)
      let oracle = PictureOracle(picture, of: roots)
      problems = oracle.problems + labelProblems(document, oracle.document)
    } else {
      problems = labelProblems(document, document)
    }
    return problems
  }

  /// Whatever is compared, as much is added as the one has more labels than the other.
  private static func labelProblems(_ old: [UInt8], _ new: [UInt8]) -> [String] {
    guard let one = PictureLabels(in: old), let other = PictureLabels(in: new) else { return [] }
    let (there, back) = (other.changes(since: one), one.changes(since: other))
    let isSame = there.added.count == back.removed.count && there.removed.count == back.added.count
    return isSame && there.kept == back.kept ? [] : ["changes are others the other way round"]
  }
}
