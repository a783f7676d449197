/// Elements that come in any order, and are taken in that of their numbers.
struct InOrder<Element> {
  private var waiting: [Int: Element] = [:]
  private var next = 0
  /// How many have come.
  private(set) var count = 0

  /// Adds an element.
  ///
  /// - Returns: those that were waited for, and all that follow on them.
  mutating func add(_ element: Element, at number: Int) -> [Element] {
    waiting[number] = element
    count += 1
    var ready: [Element] = []
    while let element = waiting.removeValue(forKey: next) {
      ready.append(element)
      next += 1
    }
    return ready
  }
}
