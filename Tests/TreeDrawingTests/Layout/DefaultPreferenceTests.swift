import Testing

@testable import TreeDrawing

/// What dynamic content says for a preference that nothing in it writes: the default.
@Suite struct DefaultPreferenceTests {
  private var leaf: some View { fixed(1, 1) }

  private enum Word: PreferenceKey {
    static var defaultValue: String { "default" }
    static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
  }

  private func word(_ view: some View) -> String? { seenValue(Word.self, of: view) }

  @Test func `a condition in an overlay says the default`() {
    let color = Color.black.preference(key: Word.self, value: "non-default")
    func view(if condition: Bool) -> some View {
      color.overlay { if condition { Color.clear } }
    }
    #expect(word(view(if: true)) == "default")
    #expect(word(view(if: false)) == "default")
    #expect(word(color.overlay { Color.clear }) == "non-default")
  }

  @Test func `a collection of no views says the default`() {
    enum Or: NotedRule {
      static func combine(_ value: inout Int, _ next: () -> Int) { value = max(value, next()) }
    }
    let empty = reading(Or.self) { log in
      VStack {
        leaf.noting(1, Or.self, log)
        ZStack { ForEach(0..<0) { _ in leaf } }
      }
    }
    #expect(empty == (1, [[1, 0]]))
  }

  /// Where dynamic content stands between a view that says 1 and one that says 2.
  private func calls(@ViewBuilder around content: (ReduceLog) -> some View) -> [[Int]] {
    reading(Adding.self) { log in
      VStack {
        leaf.noting(1, Adding.self, log)
        content(log)
        leaf.noting(2, Adding.self, log)
      }
    }.calls
  }

  private let plain = [[1, 2]]
  private let defaulted = [[1, 0], [1, 2]]
  private let written = [[1, 5], [6, 2]]

  @Test(arguments: [true, false])
  func `conditions say the default, unless a view in them says something`(condition: Bool) {
    #expect(calls { _ in if condition { leaf } } == defaulted)
    #expect(calls { _ in if condition { leaf } else { EmptyView() } } == defaulted)
    #expect(calls { _ in HStack { if condition { leaf } } } == defaulted)
    #expect(calls { _ in Group { if condition { leaf } }.padding() } == defaulted)
    #expect(
      calls { if condition { leaf.noting(5, Adding.self, $0) } }
        == (condition ? written : defaulted))
  }

  @Test func `several views under one condition say the default once`() {
    let holds = true
    let both = calls { _ in
      if holds {
        leaf
        leaf
      }
    }
    let second = calls { log in
      if holds {
        leaf
        leaf.noting(5, Adding.self, log)
      }
    }
    let nested = calls { _ in
      if holds {
        leaf
        if holds { leaf }
      }
    }
    #expect(both == defaulted)
    #expect(second == written)
    #expect(nested == defaulted)
  }

  @Test func `a collection says the default once, unless a view in it says something`() {
    #expect(calls { _ in ForEach(0..<3) { _ in leaf } } == defaulted)
    #expect(calls { _ in ForEach(0..<0) { _ in leaf } } == defaulted)
    #expect(calls { _ in ForEach(0..<2) { _ in EmptyView() } } == defaulted)
    #expect(calls { _ in HStack { ForEach(0..<3) { _ in leaf } } } == defaulted)
    #expect(calls { log in ForEach(0..<1) { _ in leaf.noting(5, Adding.self, log) } } == written)
    let conditions = calls { log in
      ForEach(0..<2) { index in
        if index == 0 { leaf } else { leaf.noting(5, Adding.self, log) }
      }
    }
    #expect(conditions == [[1, 0], [1, 5], [6, 2]])
  }

  @Test func `a collection under a condition, or in another, says the default once`() {
    let holds = true
    #expect(calls { _ in if holds { ForEach(0..<2) { _ in leaf } } } == defaulted)
    let nested = calls { _ in ForEach(0..<1) { _ in ForEach(0..<2) { _ in leaf } } }
    #expect(nested == defaulted)
  }

  @Test func `what is always there says nothing`() {
    #expect(calls { _ in leaf } == plain)
    #expect(calls { _ in EmptyView() } == plain)
    #expect(calls { _ in HStack {} } == plain)
    #expect(calls { _ in GeometryReader { _ in leaf } } == plain)
  }

  @Test func `dynamic content alone is not combined with anything`() {
    let holds = true
    let alone = reading(Adding.self) { _ in VStack { if holds { leaf } } }
    let only = reading(Adding.self) { log in
      VStack { if holds { leaf.noting(5, Adding.self, log) } }
    }
    #expect(alone == (0, []))
    #expect(only == (5, []))
  }

  @Test func `the default stands where the dynamic content stands`() {
    let holds = false
    let before = VStack {
      if holds { leaf }
      leaf.preference(key: Word.self, value: "a")
    }
    let behind = VStack {
      leaf.preference(key: Word.self, value: "a")
      if holds { leaf }
    }
    let back = leaf.preference(key: Word.self, value: "a").background { if holds { leaf } }
    #expect(word(before) == "a")
    #expect(word(behind) == "default")
    #expect(word(back) == "a")
  }
}
