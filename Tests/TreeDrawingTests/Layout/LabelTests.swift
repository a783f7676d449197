import Testing

@testable import TreeDrawing

/// Titles with icons.
@Suite struct LabelTests {
  private var label: some View {
    Label("Kitchen") { fixed(10, 6).numbered(0) }
  }

  @Test func `the icon stands before the title, its middle on that of the title`() {
    let title = LaidOut(Text("Kitchen")).size
    let layout = LaidOut(label)
    #expect(layout.size.isNearly(Size(width: 18 + title.width, height: title.height)))
    #expect(layout.list.first?.isNearly(rect(0, title.height / 2 - 3, 10, 6)) == true)
  }

  @Test func `a title of several lines has the icon beside the first`() {
    let first = LaidOut(Text("a")).size.height
    let layout = LaidOut(Label("a\nb\nc") { fixed(10, 6).numbered(0) })
    #expect(layout.list.first?.isNearly(rect(0, first / 2 - 3, 10, 6)) == true)
  }

  @Test func `a high icon pushes the title down`() {
    let title = LaidOut(Text("a")).size.height
    let layout = LaidOut(
      Label(title: { Text("a").numbered(1) }, icon: { fixed(9, 50).numbered(0) }))
    #expect(layout.size.height == 50)
    #expect(abs((layout.frames[1]?.minY ?? 0) - (25 - title / 2)) < 1e-9)
  }

  @Test func `a title without text has its middle beside the icon's`() {
    let layout = LaidOut(
      Label(title: { fixed(20, 30).numbered(1) }, icon: { fixed(10, 6).numbered(0) }))
    #expect(layout.list == [rect(0, 12, 10, 6), rect(18, 0, 20, 30)])
  }

  @Test func `labels below each other line up`() {
    let view = VStack(alignment: .leading) {
      Label("a") { fixed(10, 6).numbered(0) }
      Label("b") { fixed(10, 10).numbered(1) }
    }
    #expect(LaidOut(view).list.map(\.minX) == [0, 0])
  }

  @Test func `either part is left out where the views around say so`() {
    let title = LaidOut(Text("Kitchen")).size
    #expect(LaidOut(label.labelStyle(.titleOnly)).size == title)
    #expect(LaidOut(VStack { label }.labelStyle(.iconOnly)).size == Size(width: 10, height: 6))
    #expect(LaidOut(label.labelStyle(.automatic)).size == LaidOut(label).size)
    #expect(
      LaidOut(label.labelStyle(.titleAndIcon).labelStyle(.iconOnly)).size == LaidOut(label).size)
  }

  @Test func `a label is no dynamic content`() {
    let log = ReduceLog()
    let view = VStack {
      Label("a") { fixed(1, 1) }
      fixed(1, 1).noting(3, Adding.self, log)
    }
    #expect(seenValue(NotedKey<Adding>.self, of: view)?.number == 3)
    #expect(log.calls.isEmpty)
  }

  @Test func `a label of nothing is nothing`() {
    #expect(LaidOut(Label(title: {}, icon: {})).size == .zero)
  }
}
