import Testing

@testable import TreeDrawing

/// Views that lead somewhere, and views with a text to show when one points at them.
@Suite struct LinkTests {
  private let above = DrawingLayer("above", height: 1)

  private func items(_ view: some View) -> [String] {
    Drawing(of: view).layers.flatMap { $0.items.map(name) }
  }

  private func name(_ item: Drawing.Item) -> String {
    switch item {
    case .shape(let path, _): "\(Int(path.boundingRect.width))"
    case .beginLink(let destination): "to \(destination)"
    case .endLink: "end link"
    case .beginHelp(let text): "help \(text)"
    case .endHelp: "end help"
    case .beginGroup: "group"
    case .beginTransform: "turn"
    case .endGroup: "end group"
    case .begin: "mark"
    case .end: "end mark"
    default: "\(item)"
    }
  }

  @Test func `a link is an element around what it looks like`() {
    let drawing = Drawing(of: Link(destination: "https://example.org/?a=1&b") { fixed(4, 3) })
    #expect(drawing.size == Size(width: 4, height: 3))
    #expect(drawing.warnings.isEmpty)
    #expect(
      drawing.painted == [
        "<g class=\"content\">", "<a href=\"https://example.org/?a=1&amp;b\">",
        "<rect x=\"0\" y=\"0\" width=\"4\" height=\"3\"/>", "</a>", "</g>",
      ])
  }

  @Test func `a link of a text is that text`() {
    #expect(Drawing(of: Link("a", destination: "#b")).size == Drawing(of: Text("a")).size)
  }

  @Test func `links say how they look only where there are some`() {
    #expect(
      Drawing(of: Link(destination: "#a") { fixed(1, 1) }).rules.dropFirst() == [
        "a{text-decoration:none}",
        "a:focus-visible{outline:2px solid #0969da;outline-offset:2px}",
        "a:focus-visible text{text-decoration:underline}",
      ])
    #expect(Drawing(of: fixed(1, 1)).rules.count == 1)
  }

  @Test(arguments: [
    (LinkTarget.blank, "target=\"_blank\" rel=\"noopener\""), (.`self`, "target=\"_self\""),
    (.parent, "target=\"_parent\""), (.top, "target=\"_top\""),
  ])
  func `a document says where its links open`(_ target: LinkTarget, _ attributes: String) {
    var options = SVGOptions()
    options.linkTarget = target
    let document = Drawing(of: Link(destination: "b") { fixed(1, 1) }).svg(options)
    #expect(document.contains("<a href=\"b\" \(attributes)>"))
  }

  @Test func `a help text is the title of a group`() {
    #expect(
      Drawing(of: fixed(4, 3).help("a < b")).painted == [
        "<g class=\"content\">", "<g><title>a &lt; b</title>",
        "<rect x=\"0\" y=\"0\" width=\"4\" height=\"3\"/>", "</g>", "</g>",
      ])
  }

  @Test func `a help text for all that is marked is the title of that`() {
    func marked(_ view: some View) -> Substring? {
      Drawing(of: view.mark(Mark("node", id: 0))).body.first { $0.contains("node") }
    }
    let square = "<rect x=\"0\" y=\"0\" width=\"1\" height=\"1\"/>"
    #expect(
      marked(fixed(1, 1).help("a")) == "<g class=\"node\"><title>a</title>\(square)</g>")
    #expect(
      marked(Link(destination: "b") { fixed(1, 1) }.help("a"))
        == "<g class=\"node\"><title>a</title><a href=\"b\">\(square)</a></g>")
    #expect(
      marked(fixed(1, 1).help("b").help("a"))
        == "<g class=\"node\"><title>a</title><g><title>b</title>\(square)</g></g>")
    #expect(
      marked(Link(destination: "b") { fixed(1, 1).help("a") })
        == "<g class=\"node\"><a href=\"b\"><g><title>a</title>\(square)</g></a></g>")
  }

  @Test func `neither changes sizes and guides`() {
    let view = LaidOut(
      HStack(alignment: .top, spacing: 0) {
        Link(destination: "#a") { Color.black }.frame(width: 7, height: 9).numbered(0)
        fixed(2, 2).alignmentGuide(.top) { _ in -3 }.help("b").numbered(1)
        Link(destination: "#c") { EmptyView() }
      })
    #expect(view.list == [rect(0, 0, 7, 9), rect(7, 3, 2, 2)])
  }

  @Test func `a link inside another is none`() {
    let view = Link(destination: "a") {
      HStack {
        Link(destination: "b") { fixed(1, 1) }
        fixed(2, 2).help("c")
      }
    }
    #expect(items(view) == ["to a", "1", "help c", "2", "end help", "end link"])
  }

  @Test func `links side by side are two`() {
    let view = HStack {
      Link(destination: "a") { fixed(1, 1) }
      Link(destination: "b") { fixed(2, 2) }
    }
    #expect(items(view) == ["to a", "1", "end link", "to b", "2", "end link"])
  }

  @Test func `around several views each is a link`() {
    let view = HStack {
      Link(destination: "a") {
        fixed(1, 1)
        fixed(2, 2)
      }
    }
    #expect(items(view) == ["to a", "1", "end link", "to a", "2", "end link"])
  }

  @Test func `what is painted in one piece has no layers`() {
    let view = ZStack {
      Link(destination: "a") {
        ZStack {
          fixed(1, 1).layer(above)
          fixed(2, 2)
        }
      }
      fixed(3, 3)
    }
    #expect(items(view) == ["to a", "1", "2", "end link", "3"])
  }

  @Test func `nothing to be seen is no link`() {
    #expect(items(Link(destination: "a") { fixed(1, 1).hidden() }) == [])
    #expect(items(Link(destination: "a") { fixed(1, 1) }.hidden()) == [])
    #expect(items(Link(destination: "a") { EmptyView() }) == [])
    #expect(items(fixed(1, 1).help("")) == ["1"])
  }

  @Test func `a link is turned and faded with what it looks like`() {
    let view = Link(destination: "a") { fixed(1, 1).rotationEffect(.degrees(90)) }
      .opacity(0.5).rotationEffect(.degrees(45))
    #expect(
      items(view) == [
        "turn", "group", "to a", "turn", "1", "end group", "end link", "end group", "end group",
      ])
  }

  private struct Nested: View {
    let depth: Int

    var body: some View {
      ZStack {
        fixed(1, 1)
        ForEach(0..<(depth > 0 ? 1 : 0)) { _ in Nested(depth: depth - 1) }
      }
      .help("\(depth)")
    }
  }

  @Test func `help texts never nest deeply`() {
    let items = items(Nested(depth: 2_000))
    #expect(items.count { $0.hasPrefix("help") } == 32)
    #expect(items.count { $0 == "1" } == 2_001)
  }

  @Test(arguments: [
    (
      "javascript:alert(1)",
      "the destination of a link is 'javascript:alert(1)', but a link cannot begin with "
        + "'javascript:'; it is no link"
    ),
    (
      "https:",
      "the destination of a link is 'https:', but there is no '//' and host behind 'https:'; "
        + "it is no link"
    ),
    (
      "a b", "the destination of a link is 'a b', but a space cannot stand in a link; it is no link"
    ),
    ("", "the destination of a link is '', but an address is not empty; it is no link"),
  ])
  func `a destination that no link may have is reported, and the label stays`(
    _ destination: String, _ warning: String
  ) {
    let drawing = Drawing(of: Link(destination: destination) { fixed(1, 1) })
    #expect(drawing.warnings.map(\.description) == [warning])
    #expect(!drawing.svg.contains("<a"))
    #expect(drawing.svg.contains("<rect"))
  }

  @Test func `what is in it cannot break the document`() {
    let view = fixed(1, 1).help("</title><script>&\u{0}\u{1B}\u{FFFF}\"'\n")
    #expect(
      Drawing(of: view).svg.contains(
        "<title>&lt;/title&gt;&lt;script&gt;&amp;\u{FFFD}\u{FFFD}\u{FFFD}&quot;&#39;&#10;</title>"))
  }
}
