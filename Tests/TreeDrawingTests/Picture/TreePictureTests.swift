import Testing

@testable import TreeDrawing

@Suite struct TreePictureTests {
  private func node(_ label: String, _ children: [Tree<Node>] = []) -> Tree<Node> {
    Tree(Node(label: label), children: children)
  }

  private func frames(_ roots: [Tree<Node>]) -> String {
    String(decoding: TreePicture(of: roots).frames, as: UTF8.self)
  }

  private func svg(_ roots: [Tree<Node>]) -> String {
    TreePicture(of: roots).svg.withoutSpeech
  }

  @Test func `frames are listed in preorder, in full precision`() {
    let picture = frames([node("R", [node("\"a\"\u{1}"), node("b")])])
    #expect(
      picture == """
        {"size":[137.0,133.0],"nodes":[
        {"id":0,"parent":null,"depth":0,"label":"R","frame":[56.5,16.5,36.0,34.0]},
        {"id":1,"parent":0,"depth":1,"label":"\\"a\\"\\u0001","frame":[16.5,82.5,56.0,34.0]},
        {"id":2,"parent":0,"depth":1,"label":"b","frame":[88.5,82.5,32.0,34.0]}
        ]}

        """)
  }

  @Test func `frames are found by the number of a mark, in whatever order nodes are painted`() {
    let roots = [node("a", [node("b"), node("c")]), node("d")]
    let reversed = VStack(alignment: .leading, spacing: 0) {
      ForEach([3, 1, 0, 2], id: \.self) { id in
        Color.black.frame(width: Double(id + 1), height: 10).mark(Mark("node", id: id))
      }
      Color.black.mark(Mark("other", id: 1))
    }
    let picture = TreePicture(
      roots: roots, drawing: Drawing(of: reversed), options: PictureOptions(), fitted: nil,
      hasAttributes: false)
    let lines = String(decoding: picture.frames, as: UTF8.self).split(separator: "\n")
    let frames = lines.dropFirst().dropLast().map { $0.drop { $0 != "[" } }
    #expect(
      frames == [
        "[0.0,20.0,1.0,10.0]},", "[0.0,10.0,2.0,10.0]},", "[0.0,30.0,3.0,10.0]},",
        "[0.0,0.0,4.0,10.0]}",
      ])
  }

  @Test func `several trees stand side by side and are numbered on`() {
    let picture = frames([node("a", [node("b")]), node("c")])
    let nodes = picture.split(separator: "\n").filter { $0.hasPrefix("{\"id\"") }
    #expect(nodes.map { $0.prefix(32) }.count == 3)
    #expect(picture.contains("{\"id\":2,\"parent\":null,\"depth\":0,\"label\":\"c\""))
  }

  @Test(arguments: [
    (["Animals"], "Animals"), ([""], "Tree"), (["a", "b"], "a, b"),
    (["a", "b", "c"], "a, b, c"), (["a", "b", "c", "d"], "a, b, c, …"), (["<&>"], "&lt;&amp;&gt;"),
  ])
  func `the title names the roots`(_ labels: [String], _ title: String) {
    #expect(svg(labels.map { node($0) }).contains("<title>\(title)</title>"))
  }

  @Test func `the description of a picture counts trees and nodes`() {
    #expect(svg([node("a")]).contains("<desc>A tree diagram of 1 node.</desc>"))
    #expect(
      svg([node("a", [node("b")]), node("c")])
        .contains(
          "<desc>A diagram of 2 trees with 3 nodes on 2 levels. The roots are a (1), c.</desc>"))
  }

  @Test func `edges come before nodes, and each node is one group`() {
    let document = svg([node("a", [node("b")])])
    let lines = document.split(separator: "\n").drop { $0 != "<g class=\"edges\">" }
    #expect(lines.count == 8)
    #expect(lines.dropFirst().first?.hasPrefix("<path d=\"M") == true)
    let nodes = lines.filter { $0.hasPrefix("<g class=\"node\"><rect ") }
    #expect(nodes.count == 2)
    #expect(nodes.allSatisfy { $0.hasSuffix("</text></g>") })
  }

  @Test func `a chain of 20,000 levels is drawn`() {
    var chain = node("end")
    for _ in 1..<20_000 { chain = node("n", [chain]) }
    #expect(svg([chain]).split(separator: "\n").count { $0.hasPrefix("<path") } == 19_999)
  }
}
