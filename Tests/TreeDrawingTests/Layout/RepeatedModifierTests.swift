import Testing

@testable import TreeDrawing

/// Views that a loop puts around each other, on threads with small stacks.
///
/// Their types nest as deep as they do, which the Swift runtime takes more than linear time for.
@Suite struct RepeatedModifierTests {
  private static func repeating(
    _ count: Int, around view: any View = fixed(1, 1).numbered(0), _ modify: (any View) -> any View
  ) -> any View {
    var view = view
    for _ in 0..<count { view = modify(view) }
    return view
  }

  private static func layout(_ view: any View) -> LaidOut {
    func opened(_ view: some View) -> LaidOut { LaidOut(view) }
    return opened(view)
  }

  private static func padded(_ view: some View) -> any View { view.padding(1) }
  private static func bold(_ view: some View) -> any View { view.bold() }
  private static func covered(_ view: some View) -> any View { view.overlay { Color.red } }
  private static func covering(_ view: some View) -> any View { fixed(1, 1).overlay { view } }
  private static func inRow(_ view: some View) -> any View { HStack { view } }
  private static func inPile(_ view: some View) -> any View { ZStack { view } }
  private static func grouped(_ view: some View) -> any View { Group { view } }
  private static func optional(_ view: some View) -> any View { Optional.some(view) }
  private static func paired(_ view: some View) -> any View {
    ViewBuilder.buildBlock(view, EmptyView())
  }

  static let modifiers: [(name: String, modify: @Sendable (any View) -> any View, Size)] = [
    ("padding", { padded($0) }, Size(width: 601, height: 601)),
    ("bold", { bold($0) }, Size(width: 1, height: 1)),
    ("overlay", { covered($0) }, Size(width: 1, height: 1)),
    ("overlay of", { covering($0) }, Size(width: 1, height: 1)),
    ("row", { inRow($0) }, Size(width: 1, height: 1)),
    ("pile", { inPile($0) }, Size(width: 1, height: 1)),
    ("group", { grouped($0) }, Size(width: 1, height: 1)),
    ("optional", { optional($0) }, Size(width: 1, height: 1)),
    ("pair", { paired($0) }, Size(width: 1, height: 1)),
  ]

  @Test(arguments: modifiers.indices)
  func `views in views in a loop do not nest calls`(index: Int) {
    let (name, modify, size) = Self.modifiers[index]
    let layout = onSmallStack { Self.layout(Self.repeating(300, modify)) }
    #expect(layout?.size == size, "\(name)")
    #expect(layout?.frames[0]?.size == Size(width: 1, height: 1), "\(name)")
  }
}

/// What is lowered late, because it is deep inside others, is as if it were not.
@Suite struct PostponedViewTests {
  /// A view inside bodies that are only another body.
  private struct Deep<Content: View>: View {
    let levels: Int
    let content: Content

    var body: some View {
      if levels > 0 { Deep(levels: levels - 1, content: content) } else { content }
    }
  }

  static let depths = [0, 10, 40, 50, 60, 100, 130, 500]

  @Test(arguments: depths) func `guides pass out of deep views`(levels: Int) {
    let content = fixed(20, 2).alignmentGuide(.leading) { _ in 7 }.numbered(0)
    let view = VStack(alignment: .leading, spacing: 0) {
      Deep(levels: levels, content: content).padding(0)
      fixed(1, 1).numbered(1)
    }
    #expect(LaidOut(view).list == [rect(0, 0, 20, 2), rect(7, 2, 1, 1)])
  }

  @Test(arguments: depths) func `priorities pass out of deep views`(levels: Int) {
    let content = Color.red.frame(maxWidth: 80).layoutPriority(1).numbered(0)
    let view = HStack(spacing: 0) {
      Color.black.numbered(1)
      Deep(levels: levels, content: content).offset(x: 0)
    }
    let layout = LaidOut(view, proposal: ProposedViewSize(width: 100, height: 10))
    #expect(layout.list == [rect(20, 0, 80, 10), rect(0, 0, 20, 10)])
  }

  @Test(arguments: depths) func `a deep spacer stretches along its stack`(levels: Int) {
    let view = HStack(spacing: 0) {
      fixed(1, 1)
      Deep(levels: levels, content: Spacer(minLength: 0)).padding(0).numbered(0)
    }
    let layout = LaidOut(view, proposal: ProposedViewSize(width: 100, height: 10))
    #expect(layout.list[0].width == 99)
    #expect(layout.size.height == 1)
  }

  @Test(arguments: depths) func `several deep views in a wrapper are all there`(levels: Int) {
    let content = Group {
      fixed(1, 1).numbered(0)
      fixed(1, 1).numbered(1)
    }
    let layout = LaidOut(Deep(levels: levels, content: content).padding(1))
    #expect(layout.frames.count == 2)
  }

  @Test(arguments: depths) func `no deep view at all is nothing`(levels: Int) {
    let row = HStack(spacing: 0) {
      fixed(1, 1)
      Deep(levels: levels, content: EmptyView())
      Deep(levels: levels, content: EmptyView()).background { Color.red }
      fixed(1, 1).overlay { Deep(levels: levels, content: EmptyView()) }
    }
    #expect(LaidOut(row).size == Size(width: 2, height: 1))
  }

  @Test(arguments: depths) func `a background of a deep view is behind it`(levels: Int) {
    let content = fixed(9, 9).numbered(0)
    let view = Deep(levels: levels, content: content).background { Color.red.numbered(1) }
    let drawing = Drawing(of: view)
    let marks = drawing.layers.flatMap(\.items).compactMap { item -> Int? in
      guard case .begin(let mark, _) = item else { return nil }
      return mark.id
    }
    #expect(marks == [1, 0])
  }
}
