@testable import TreeDrawing

/// The calls of `reduce` that tests count, first to last.
final class ReduceLog {
  /// What `reduce` was called with: the value before, and the next one if it was asked for.
  var calls: [[Int]] = []
}

/// A preference value that notes how it is combined.
struct Noted {
  var number: Int
  var log: ReduceLog?
}

/// How two numbers are combined; `next` may be asked or not.
protocol NotedRule: SendableMetatype {
  static func combine(_ value: inout Int, _ next: () -> Int)
}

enum TakingLast: NotedRule {
  static func combine(_ value: inout Int, _ next: () -> Int) { value = next() }
}

enum TakingFirst: NotedRule {
  static func combine(_ value: inout Int, _ next: () -> Int) {}
}

enum Adding: NotedRule {
  static func combine(_ value: inout Int, _ next: () -> Int) { value += next() }
}

/// The key of values that are combined by a rule; the default is 0 and notes nothing.
enum NotedKey<Rule: NotedRule>: PreferenceKey {
  static var defaultValue: Noted { Noted(number: 0) }

  static func reduce(value: inout Noted, nextValue: () -> Noted) {
    var call = [value.number]
    var log = value.log
    Rule.combine(&value.number) {
      let next = nextValue()
      call.append(next.number)
      log = log ?? next.log
      return next.number
    }
    value.log = log
    log?.calls.append(call)
  }
}

extension View {
  /// Says a number that notes how it is combined.
  func noting<Rule: NotedRule>(_ number: Int, _ rule: Rule.Type, _ log: ReduceLog) -> some View {
    preference(key: NotedKey<Rule>.self, value: Noted(number: number, log: log))
  }
}

/// What a reader around a view sees, and how it came about.
func reading<Rule: NotedRule>(
  _ rule: Rule.Type, _ view: (ReduceLog) -> some View
) -> (number: Int?, calls: [[Int]]) {
  let log = ReduceLog()
  let seen = seenValue(NotedKey<Rule>.self, of: view(log))
  return (seen?.number, log.calls)
}

/// What a reader around a view sees.
func seenValue<Key: PreferenceKey>(_ key: Key.Type, of view: some View) -> Key.Value? {
  var seen: Key.Value?
  let reader = view.backgroundPreferenceValue(key) { value in
    Noting { seen = value }
  }
  _ = Drawing(of: reader)
  return seen
}
