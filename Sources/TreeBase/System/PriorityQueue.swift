/// Values of which that with the least priority comes first.
@usableFromInline package struct PriorityQueue<Value, Priority: Comparable> {
  @usableFromInline var heap: [(value: Value, priority: Priority, number: Int)] = []
  @usableFromInline var count = 0

  @inlinable package init() {}

  @inlinable package var isEmpty: Bool { heap.isEmpty }

  /// Adds a value; of those with one priority the first that was added comes first.
  @inlinable package mutating func insert(_ value: Value, priority: Priority) {
    heap.append((value, priority, count))
    count += 1
    var index = heap.count - 1
    while index > 0, precedes(index, (index - 1) / 2) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// Takes the first value out.
  @inlinable package mutating func popFirst() -> (value: Value, priority: Priority)? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return (first.value, first.priority) }
    heap[0] = last
    var index = 0
    while let child = firstChild(of: index), precedes(child, index) {
      heap.swapAt(child, index)
      index = child
    }
    return (first.value, first.priority)
  }

  @inlinable func firstChild(of index: Int) -> Int? {
    let (left, right) = (2 * index + 1, 2 * index + 2)
    guard left < heap.count else { return nil }
    return right < heap.count && precedes(right, left) ? right : left
  }

  @inlinable func precedes(_ one: Int, _ other: Int) -> Bool {
    (heap[one].priority, heap[one].number) < (heap[other].priority, heap[other].number)
  }
}
