import Testing

@testable import TreeDrawing

@Suite struct LabelStyleTests {
  private func picture(_ label: String, _ labels: LabelStyle) -> TreePicture {
    TreePicture(of: [Tree(Node(label: label))], PictureOptions(labels: labels))
  }

  private func svg(_ label: String, _ labels: LabelStyle) -> String {
    picture(label, labels).svg.withoutSpeech
  }

  /// The least even number that is not less.
  private func even(_ length: Double) -> Double { 2 * (length / 2).rounded(.up) }

  @Test(arguments: [6.0, 7, 28, 96])
  func `a node is in proportion to its font, of even numbers of points`(size: Double) {
    let font = Font.system(size: size)
    let node = picture("Label", LabelStyle(font: font)).drawing.size
    #expect(node.width - 33 == even(font.bold().advance(of: "Label") + 24 * size / 14))
    #expect(node.height - 33 == even(34 * size / 14))
  }

  @Test(arguments: [
    (Font.system(size: 14), 24.0), (.system(size: 14, design: .monospaced), 24),
    (.system(size: 14, weight: .bold), 32), (.system(size: 14, design: .serif), 32),
    (.system(size: 14, weight: .bold, design: .serif), 48),
  ])
  func `letters that differ more from others have more room`(font: Font, room: Double) {
    let width = picture("Label", LabelStyle(font: font)).drawing.size.width
    #expect(width - 33 == even(font.bold().advance(of: "Label") + room))
  }

  @Test func `a label of a few letters in several lines is cut as longer ones are`() {
    let document = svg("a\nb", LabelStyle(lineLimit: 1))
    #expect(document.contains("…</text>"))
    #expect(!document.contains("<tspan"))
  }

  @Test func `the whole label is in the title of a node that shows a part`() {
    let style = LabelStyle(width: .points(60), lineLimit: 1)
    let document = svg("one & two & three", style)
    #expect(document.contains(#"<g class="node"><title>one &amp; two &amp; three</title><rect "#))
    #expect(document.contains("…</text>"))
    #expect(!svg("one", style).contains("<g class=\"node\"><title>"))
  }

  @Test func `nodes that show a part are told apart by their number`() throws {
    let roots = try forest(Array("a\n  long label one\nb\n  long label two".utf8)).roots
    let style = LabelStyle(width: .points(50), lineLimit: 1)
    let document = TreePicture(of: roots, PictureOptions(labels: style)).svg.withoutSpeech
    let titles = document.split(separator: "\"node\">").dropFirst().map { $0.hasPrefix("<title>") }
    #expect(titles == [false, true, false, true])
  }

  @Test(arguments: Arrangement.allCases)
  func `a label has a title where it ends with an ellipsis`(arrangement: Arrangement) throws {
    let words = (3...13).map { String(repeating: "word ", count: $0) }
    let leaves = words.map { "    \($0)\n    \($0){note=n}\n    \($0){fill=gold}\n" }.joined()
    let text = words.map { "\($0)\n  \($0)\n" + leaves }.joined()
    let roots = try forest(Array(text.utf8)).roots
    let picture = TreePicture(
      of: roots,
      PictureOptions(
        style: DiagramStyle(arrangement: arrangement), labels: LabelStyle(lineLimit: 1),
        offer: ProposedViewSize(width: 600, height: nil)))
    let nodes = picture.svg.withoutSpeech.split(separator: "class=\"node\">").dropFirst()
    #expect(nodes.count == roots.nodeCount)
    #expect(nodes.contains { $0.contains("…") } && !nodes.allSatisfy { $0.contains("…") })
    for node in nodes { #expect(node.hasPrefix("<title>") == node.contains("…"), "\(node)") }
  }
}
