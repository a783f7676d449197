import Testing

@testable import TreeDrawing

/// Trees that fit, in which nodes say themselves how they are arranged, and edges have labels.
@Suite struct PinnedFittingTests {
  /// A team, with what the first people of the second level say.
  private static func team(_ first: String, _ second: String) -> String {
    let people = { (name: String) in
      (1...4).map { "    \(name)\($0) has a name\n      \(name)\($0) a\n      \(name)\($0) b\n" }
        .joined()
    }
    return "Team\n  One \(first)\n\(people("one"))  Two \(second)\n\(people("two"))"
  }

  private static func picture(of roots: [Tree<Node>], width: Double) -> TreePicture {
    TreePicture(of: roots, PictureOptions(offer: ProposedViewSize(width: width, height: nil)))
  }

  private static let blocks = [
    "", "{edge=\"reports to\"}", "{layout=list}", "{layout=grid}", "{layout=tidy}",
    "{layout=rows}", "{layout=hang}", "{layout=columns}", "{layout=columns columns=3}",
    "{layout=list edge=advises}", "{shape=circle}", "{shape=diamond edge=yes}",
  ]

  @Test(arguments: blocks, blocks)
  func `no picture is wider than it says, whatever nodes wish`(
    _ first: String, _ second: String
  ) throws {
    let roots = try forest(Array(Self.team(first, second).utf8)).roots
    lazy var leastWidth = Self.picture(of: roots, width: 1).size.width
    for width in [250.0, 400, 600, 900] {
      let picture = Self.picture(of: roots, width: width)
      if picture.fit?.isTooWide == true {
        let least = leastWidth
        #expect(least > width, "\(width)")
      } else {
        #expect(picture.size.width <= width + 1e-6, "\(width)")
      }
    }
  }

  @Test func `a node that says how it is arranged is arranged so`() throws {
    let roots = try forest(Array(Self.team("{layout=list}", "").utf8)).roots
    let picture = Self.picture(of: roots, width: 400)
    let nodes = DrawnTree(picture.drawing).nodes
    let lines = try (2...4).map { try #require(nodes[$0]).frame }
    #expect(lines.map { $0.bottom - $0.top } == [22, 22, 22])
  }
}
