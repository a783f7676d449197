import Testing

@testable import TreeDrawing

/// Pictures of nodes in all shapes, since stems begin where a shape has an outline.
@Suite struct ShapedPictureTests {
  static let ways = DiagramCombination.usual.filter { $0.edges == .elbow }

  @Test(arguments: NodeShape.allCases, ways)
  func `edges join the outlines of all shapes`(_ shape: NodeShape, _ way: DiagramCombination) throws
  {
    for seed in Effort.seeds(10) {
      let input = RandomInput(seed: seed, most: 30, shapes: way.shapes)
      let picture = TreePicture(of: try input.roots(), style: way.style, shape: shape)
      let violations = TreeJudge.violations(in: picture.drawing, of: way.expectation(of: input))
      #expect(violations.prefix(10) == [], "seed \(seed):\n\(input.outline)")
    }
  }

  @Test(arguments: ways) func `edges join outlines where shapes are mixed`(
    _ way: DiagramCombination
  ) throws {
    for seed in Effort.seeds(50) {
      var random = SplitMix64(seed: seed)
      let input = RandomInput(seed: random.next(), most: 40, shapes: way.shapes)
      let lines = input.outline.split(separator: "\n").map { line in
        let shape = NodeShape.allCases.randomElement(using: &random) ?? .rounded
        return line.hasSuffix("}")
          ? "\(line.dropLast()) shape=\(shape.rawValue)}" : "\(line) {shape=\(shape.rawValue)}"
      }
      var options = ReadingOptions()
      options.format = .outline
      let roots = try forest(Array(lines.joined(separator: "\n").utf8), options).roots
      let picture = TreePicture(of: roots, style: way.style)
      let violations = TreeJudge.violations(in: picture.drawing, of: way.expectation(of: input))
      #expect(violations.prefix(10) == [], "seed \(seed):\n\(lines.joined(separator: "\n"))")
    }
  }
}
