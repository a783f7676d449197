import Testing

@testable import TreeDrawing

/// Pictures in which branches have lengths.
@Suite struct PhylogenyPictureTests {
  private func picture(_ newick: String, aligned: Bool = true) throws -> TreePicture {
    let source = Source(name: "apes", bytes: Array(newick.utf8))
    let roots = try source.forest(ReadingOptions(format: .newick)).roots
    var style = DiagramStyle(growth: .right, arrangement: .rows)
    (style.drawsLengths, style.alignsLeaves) = (true, aligned)
    return TreePicture(of: roots, PictureOptions(style: style, shape: .none))
  }

  private static let apes = "((Human:6,(Chimp:2,Bonobo:2)Pan:4):8,Gorilla:4)Apes;"

  private func texts(_ picture: TreePicture) -> [LetterBox] { LetterBox.all(in: picture) }

  private func frames(_ picture: TreePicture) -> [Int: Box] {
    DrawnTree(picture.drawing).nodes.mapValues(\.frame)
  }

  @Test func `branches are as long as the input says, the longest way 480 points`() throws {
    let frames = frames(try picture(Self.apes))
    let root = frames[0]?.middle.x ?? .nan
    let scale = 480 / 14.0
    #expect(abs((frames[1]?.middle.x ?? .nan) - root - 8 * scale) < 1e-9)
    #expect(abs((frames[3]?.middle.x ?? .nan) - root - 12 * scale) < 1e-9)
    for leaf in [2, 4, 5, 6] { #expect(abs((frames[leaf]?.left ?? .nan) - root - 480) < 1e-9) }
  }

  @Test func `without lines to names, leaves end where lengths say`() throws {
    let frames = frames(try picture(Self.apes, aligned: false))
    let gorilla = (frames[6]?.left ?? .nan) - (frames[0]?.middle.x ?? .nan)
    #expect(abs(gorilla - 4 * 480 / 14) < 1e-9)
  }

  @Test(arguments: [
    "((a:0.123456,b:0.2)inner:0.1,c:0.0123456,(d:0.001234,e:1)longinner:0.0001)r;",
    "(a:1)'a name that is much longer than the tree is wide';",
    "('a name that is much longer than the tree is wide':1,b:2)'another long name of a root';",
  ])
  func `all texts are in the picture, in each direction`(newick: String) throws {
    let source = Source(name: "names", bytes: Array(newick.utf8))
    var options = ReadingOptions(format: .newick)
    options.showsLengths = true
    let roots = try source.forest(options).roots
    for growth in GrowthDirection.allCases {
      var style = DiagramStyle(growth: growth, arrangement: .rows)
      style.drawsLengths = true
      let picture = TreePicture(of: roots, PictureOptions(style: style, shape: .none))
      for text in LetterBox.all(in: picture) {
        let box = text.box
        #expect(
          box.left >= 8 && box.right <= picture.size.width - 8, "\(text.text) \(growth.rawValue)")
        #expect(
          box.top >= 8 && box.bottom <= picture.size.height - 8, "\(text.text) \(growth.rawValue)")
      }
    }
  }

  @Test func `rows are 21 points from each other`() throws {
    let frames = frames(try picture(Self.apes))
    let middles = [2, 4, 5, 6].compactMap { frames[$0]?.middle.y }
    #expect(zip(middles, middles.dropFirst()).map { $1 - $0 } == [21, 21, 21])
  }

  @Test func `dots are 6 points wide, that of the root 10`() throws {
    let frames = frames(try picture(Self.apes))
    #expect([0, 1, 3].map { (frames[$0]?.right ?? 0) - (frames[$0]?.left ?? 0) } == [10, 6, 6])
  }

  @Test func `names of leaves are 7 points behind branches, and others before dots`() throws {
    let picture = try picture(Self.apes)
    let (frames, texts) = (frames(picture), texts(picture))
    let human = try #require(texts.first { $0.text == "Human" })
    #expect(human.font.size == 14)
    #expect(abs(human.box.left - (frames[2]?.left ?? .nan) - 7) < 0.01)
    let pan = try #require(texts.first { $0.text == "Pan" })
    #expect(pan.font.size == 12)
    #expect(abs((frames[3]?.middle.x ?? .nan) - pan.box.right - 6) < 0.01)
    #expect(pan.box.bottom < (frames[3]?.middle.y ?? .nan))
    let apes = try #require(texts.first { $0.text == "Apes" })
    #expect(apes.font.weight == .bold)
    #expect(abs((frames[0]?.left ?? .nan) - apes.box.right - 6) < 0.01)
  }

  @Test(arguments: [
    // The last child has room below its branch.
    ("((a:1,b:1)x:9,(c:1,d:1)Very_long_name:0.1)r;", true),
    ("((a:1,b:1)Very_long_name:0.1,(c:1,d:1)x:9)r;", false),
  ])
  func `a name longer than its branch stands on the free side`(
    _ newick: String, _ isBelow: Bool
  ) throws {
    let picture = try picture(newick)
    let name = try #require(texts(picture).first { $0.text.hasPrefix("Very") })
    let dot = frames(picture)[isBelow ? 4 : 1]?.middle.y ?? .nan
    #expect(isBelow ? name.box.top > dot : name.box.bottom < dot)
  }

  @Test(arguments: [Self.apes, "(((a:1,b:2)A_very_long_name:0.1,c:1):0.1,d:3);", "(a:1,(b:1):1);"])
  func `nothing reaches out of the picture`(_ newick: String) throws {
    for aligned in [false, true] {
      let picture = try picture(newick, aligned: aligned)
      for text in texts(picture) {
        #expect(text.box.left >= 0 && text.box.top >= 0)
        #expect(text.box.right <= picture.drawing.size.width)
        #expect(text.box.bottom <= picture.drawing.size.height)
      }
    }
  }

  @Test(arguments: [(Self.apes, "2"), ("(a:0.01,b:0.2);", "0.05"), ("(a:1000,b:3);", "200")])
  func `a scale says how long a round number of units is`(
    _ newick: String, _ number: String
  ) throws {
    let picture = try picture(newick)
    #expect(texts(picture).first?.text == number)
  }

  @Test func `without lengths there is no scale, and leaves are on one line`() throws {
    let picture = try picture("((Human,(Chimp,Bonobo)Pan),Gorilla)Apes;")
    #expect(texts(picture).count == 6)
    let frames = frames(picture)
    #expect(Set([2, 4, 5, 6].map { frames[$0]?.left }).count == 1)
  }

  @Test func `a node without a name has no text, and a leaf no dot`() throws {
    let picture = try picture("((a:1,:2):1,b:1);")
    #expect(texts(picture).map(\.text) == ["0.5", "a", "b"])
    let node = DrawnTree(picture.drawing).nodes[3]
    #expect(node?.outlines.isEmpty == true)
  }
}
