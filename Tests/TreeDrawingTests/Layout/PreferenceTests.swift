import Testing

@testable import TreeDrawing

/// Preferences: who is heard, in which order, and what is seen where.
@Suite struct PreferenceTests {
  private enum Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }
  private enum Last: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
  }
  private enum First: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) {}
  }
  private enum Sum: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  /// What a reader around a view sees.
  private func value<Key: PreferenceKey>(_ key: Key.Type, of view: some View) -> Key.Value? {
    var seen: Key.Value?
    let reader = view.backgroundPreferenceValue(key) { value in
      Noting { seen = value }
    }
    _ = Drawing(of: reader)
    return seen
  }

  private var leaf: some View { fixed(1, 1) }

  @Test func `where no view writes, the default is seen`() {
    #expect(
      value(
        Sum.self,
        of: VStack {
          leaf
          leaf
        }) == 0)
    #expect(value(Names.self, of: leaf) == [])
  }

  @Test func `where one view writes, its value is seen as it is`() {
    #expect(
      value(
        Sum.self,
        of: VStack {
          leaf.preference(key: Sum.self, value: 1)
          leaf
        }) == 1)
  }

  @Test func `two views' values are combined in their order`() {
    func pair<Key: PreferenceKey>(_ key: Key.Type) -> some View where Key.Value == Int {
      VStack {
        leaf.preference(key: key, value: 1)
        leaf.preference(key: key, value: 3)
      }
    }
    #expect(value(Last.self, of: pair(Last.self)) == 3)
    #expect(value(First.self, of: pair(First.self)) == 1)
    #expect(value(Sum.self, of: pair(Sum.self)) == 4)
  }

  @Test func `views in containers are combined with those around`() {
    func nested<Key: PreferenceKey>(_ key: Key.Type) -> some View where Key.Value == Int {
      VStack {
        leaf.preference(key: key, value: 1)
        VStack {
          leaf.preference(key: key, value: 5)
          leaf.preference(key: key, value: 6)
        }
      }
    }
    #expect(value(First.self, of: nested(First.self)) == 1)
    #expect(value(Sum.self, of: nested(Sum.self)) == 12)
  }

  @Test func `a container's own value replaces what comes from inside, a change adds to it`() {
    let pair = VStack {
      leaf.preference(key: Sum.self, value: 1)
      leaf.preference(key: Sum.self, value: 3)
    }
    #expect(value(Sum.self, of: pair.preference(key: Sum.self, value: 10)) == 10)
    #expect(value(Sum.self, of: pair.transformPreference(Sum.self) { $0 += 10 }) == 14)
    #expect(value(Sum.self, of: leaf.transformPreference(Sum.self) { $0 += 10 }) == 10)
  }

  @Test func `the outermost of two writers wins`() {
    let view = leaf.preference(key: Sum.self, value: 2).preference(key: Sum.self, value: 3)
    #expect(value(Sum.self, of: view) == 3)
  }

  @Test func `a background is heard before the view, and does not use its value up`() {
    let view = leaf.preference(key: Names.self, value: ["1"])
      .backgroundPreferenceValue(Names.self) { seen in
        Color.clear.preference(key: Names.self, value: seen + ["9"])
      }
    #expect(value(Names.self, of: view) == ["1", "9", "1"])
  }

  @Test func `an overlay is heard after the view`() {
    let view = leaf.preference(key: Names.self, value: ["1"])
      .overlayPreferenceValue(Names.self) { seen in
        Color.clear.preference(key: Names.self, value: seen + ["9"])
      }
      .background { Color.clear.preference(key: Names.self, value: ["0"]) }
      .overlay { Color.clear.preference(key: Names.self, value: ["2"]) }
    #expect(value(Names.self, of: view) == ["0", "1", "1", "9", "2"])
  }

  @Test func `views made from preferences stand where guides inside the view say`() {
    enum Custom: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> Double { 0 }
    }
    let custom = HorizontalAlignment(Custom.self)
    let alignment = Alignment(horizontal: custom, vertical: .top)
    let view = fixed(10, 10).alignmentGuide(custom) { _ in 4 }.padding(3).padding(20)
    let layout = LaidOut(
      HStack(spacing: 0) {
        fixed(100, 1)
        view.backgroundPreferenceValue(Names.self, alignment: alignment) { _ in
          fixed(2, 2).numbered(0)
        }
        view.overlayPreferenceValue(Names.self, alignment: alignment) { _ in
          fixed(2, 2).numbered(1)
        }
      })
    #expect(layout.list == [rect(127, 0, 2, 2), rect(183, 0, 2, 2)])
  }

  @Test func `keys do not mix`() {
    let view = VStack {
      leaf.preference(key: Sum.self, value: 1).preference(key: Names.self, value: ["a"])
      leaf.preference(key: Names.self, value: ["b"])
      leaf.preference(key: Sum.self, value: 2)
    }
    #expect(value(Sum.self, of: view) == 3)
    #expect(value(Names.self, of: view) == ["a", "b"])
  }

  @Test func `clearing outside does not hide, clearing inside does`() {
    var seen: [[String]] = []
    func reading(_ view: some View) -> some View {
      view.backgroundPreferenceValue(Names.self) { names in
        let _ = seen.append(names)
        Color.clear
      }
    }
    let written = leaf.preference(key: Names.self, value: ["a"])
    _ = Drawing(of: reading(written).preference(key: Names.self, value: []))
    _ = Drawing(of: reading(written.preference(key: Names.self, value: [])))
    #expect(seen == [["a"], []])
  }

  @Test func `what a reader's content says is heard`() {
    let view = HStack {
      leaf.preference(key: Names.self, value: ["a"])
      GeometryReader { _ in leaf.preference(key: Names.self, value: ["b"]) }
      leaf.background { leaf.preference(key: Names.self, value: ["c"]) }
    }
    #expect(value(Names.self, of: view) == ["a", "b", "c"])
  }
}
