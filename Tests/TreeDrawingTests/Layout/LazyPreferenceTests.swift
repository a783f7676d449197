import Testing

@testable import TreeDrawing

/// When values of preferences are combined: only if somebody asks, and as late as possible.
@Suite struct LazyPreferenceTests {
  private var leaf: some View { fixed(1, 1) }

  @Test func `where at most one view wrote, nothing is combined`() {
    let none = reading(Adding.self) { _ in
      VStack {
        leaf
        leaf
      }
    }
    let one = reading(Adding.self) { log in
      VStack {
        leaf.noting(1, Adding.self, log)
        leaf
      }
    }
    #expect(none == (0, []))
    #expect(one == (1, []))
  }

  @Test func `of two values the first is combined with the second, once`() {
    func pair<Rule: NotedRule>(_ rule: Rule.Type) -> (Int?, [[Int]]) {
      reading(rule) { log in
        VStack {
          leaf.noting(1, rule, log)
          leaf.noting(3, rule, log)
        }
      }
    }
    #expect(pair(TakingLast.self) == (3, [[1, 3]]))
    #expect(pair(TakingFirst.self) == (1, [[1]]))
    #expect(pair(Adding.self) == (4, [[1, 3]]))
  }

  @Test func `what nobody asks for is not combined`() {
    func nested<Rule: NotedRule>(_ rule: Rule.Type) -> (Int?, [[Int]]) {
      reading(rule) { log in
        VStack {
          leaf.noting(1, rule, log)
          VStack {
            leaf.noting(5, rule, log)
            leaf.noting(6, rule, log)
          }
        }
      }
    }
    #expect(nested(TakingFirst.self) == (1, [[1]]))
    #expect(nested(Adding.self) == (12, [[5, 6], [1, 11]]))
    #expect(nested(TakingLast.self) == (6, [[5, 6], [1, 6]]))
  }

  @Test func `a value that is replaced is not combined first, one that is changed is`() {
    func pair(_ log: ReduceLog) -> some View {
      VStack {
        leaf.noting(1, Adding.self, log)
        leaf.noting(3, Adding.self, log)
      }
    }
    let replaced = reading(Adding.self) { pair($0).noting(10, Adding.self, $0) }
    let changed = reading(Adding.self) { log in
      pair(log).transformPreference(NotedKey<Adding>.self) { $0.number += 10 }
    }
    #expect(replaced == (10, []))
    #expect(changed == (14, [[1, 3]]))
  }

  @Test func `a key that nobody reads is not combined`() {
    let log = ReduceLog()
    let view = VStack {
      leaf.noting(1, Adding.self, log)
      leaf.noting(3, Adding.self, log)
    }
    _ = Drawing(of: view)
    #expect(log.calls == [])
  }

  @Test func `what a reader has seen is not combined again further out`() {
    let seen = reading(Adding.self) { log in
      VStack {
        VStack {
          leaf.noting(1, Adding.self, log)
          leaf.noting(2, Adding.self, log)
        }
        .overlayPreferenceValue(NotedKey<Adding>.self) { _ in EmptyView() }
        leaf.noting(3, Adding.self, log)
      }
    }
    #expect(seen == (6, [[1, 2], [3, 3]]))
  }

  @Test func `a value may be asked for more than once`() {
    enum Twice: PreferenceKey {
      static var defaultValue: [Int] { [] }
      static func reduce(value: inout [Int], nextValue: () -> [Int]) {
        value += nextValue() + nextValue()
      }
    }
    let view = VStack {
      leaf.preference(key: Twice.self, value: [1])
      VStack {
        leaf.preference(key: Twice.self, value: [2])
        leaf.preference(key: Twice.self, value: [3])
      }
    }
    #expect(seenValue(Twice.self, of: view) == [1, 2, 3, 3, 2, 3, 3])
  }

  @Test func `of two dictionaries the later wins, of two optional values the earlier may`() {
    enum Merged: PreferenceKey {
      static var defaultValue: [String: Int] { [:] }
      static func reduce(value: inout [String: Int], nextValue: () -> [String: Int]) {
        value.merge(nextValue()) { $1 }
      }
    }
    enum FirstOne: PreferenceKey {
      static var defaultValue: Int? { nil }
      static func reduce(value: inout Int?, nextValue: () -> Int?) { value = value ?? nextValue() }
    }
    let view = VStack {
      leaf.preference(key: Merged.self, value: ["k": 1]).preference(key: FirstOne.self, value: 1)
      leaf.preference(key: Merged.self, value: ["k": 2]).preference(key: FirstOne.self, value: 2)
    }
    #expect(seenValue(Merged.self, of: view) == ["k": 2])
    #expect(seenValue(FirstOne.self, of: view) == 1)
  }

  /// A column in a column, and so on, each with a view that writes before or behind the inner one.
  private struct Nest: View {
    let depth: Int
    let isInnerFirst: Bool

    var body: some View {
      VStack {
        if !isInnerFirst { leaf }
        ForEach(0..<min(depth, 1)) { _ in Nest(depth: depth - 1, isInnerFirst: isInnerFirst) }
        if isInnerFirst { leaf }
      }
    }

    private var leaf: some View {
      fixed(1, 1).preference(key: NotedKey<Adding>.self, value: Noted(number: 1))
    }
  }

  @Test(arguments: [true, false])
  func `values of deeply nested views need no deep call stack`(isInnerFirst: Bool) {
    let nest = Nest(depth: 20_000, isInnerFirst: isInnerFirst)
    #expect(seenValue(NotedKey<Adding>.self, of: nest)?.number == 20_001)
  }
}
