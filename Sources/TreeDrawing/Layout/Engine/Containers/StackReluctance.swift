/// How much can be offered to a stack before it is longer than its least.
///
/// Where there is less, all levels of a nest are as short as they get. Views that fit a ratio are
/// asked about many proposals there, and this is the answer to most of them.
struct StackReluctance {
  private let ranges: [LengthRange]
  /// The view that is endless, if there is one: it chooses last.
  private let last: Int?
  /// Whether that has a priority of its own, so that its least length is kept for it.
  private let isLastKept: Bool
  /// The others, in the order of the stack.
  private let views: [Int]

  /// Looks at the views of a stack, unless it cannot be told which of them chooses last.
  init?(_ ranges: [LengthRange], _ priorities: [Double]) {
    let endless = ranges.indices.filter {
      ranges[$0].reluctance < .infinity && !ranges[$0].isFinite
    }
    let highest = priorities.max() ?? 0
    let views = ranges.indices.filter { $0 != endless.first }
    guard endless.count <= 1, views.allSatisfy({ priorities[$0] == highest }) else { return nil }
    self.ranges = ranges
    self.views = views
    last = endless.first
    isLastKept = endless.first.map { priorities[$0] < highest } ?? false
  }
}

extension StackReluctance {
  /// How many views of several lengths there may be, each of which is compared with all others.
  private static let mostMoving = 4

  /// How much can be shared out before any view is longer than its least, 0 if that is not known.
  var length: Double {
    let moving = views.filter { ranges[$0].reluctance < .infinity }
    guard moving.count <= Self.mostMoving else { return 0 }
    let lengths = moving.map { lengthShared(before: $0, isOnlyOne: moving.count == 1) }
    return lengths.reduce(lengthLeftToLast, min)
  }

  private func least(_ view: Int) -> Double { ranges[view].least ?? 0 }

  private var lengthLeftToLast: Double {
    guard let last else { return .infinity }
    return views.reduce(ranges[last].reluctance) { $0 + least($1) }
  }

  /// How much can be shared out before a view is longer than its least, whatever others choose
  /// before it.
  private func lengthShared(before view: Int, isOnlyOne: Bool) -> Double {
    let others = views.filter { $0 != view }
    // Beside views of one length it chooses first of all, in its place, or after them.
    let shared =
      isOnlyOne
      ? least(
        ofOthers: others.map(least), after: [0, views.prefix { $0 != view }.count, others.count],
        view)
      : least(ofOthers: others.map(least).sorted(), after: Array(0...others.count), view)
    return shared + (isLastKept ? last.map(least) ?? 0 : 0)
  }

  /// The least length to share out of which a view is offered all that it can be.
  ///
  /// - Parameters:
  ///   - others: the least lengths of the others, in the order in which they choose.
  ///   - counts: how many of them may choose before it.
  ///   - view: the view.
  /// - Returns: the length.
  private func least(ofOthers others: [Double], after counts: [Int], _ view: Int) -> Double {
    let behind = last == nil || isLastKept ? 0 : 1
    var (taken, chosen, length) = (0.0, 0, Double.infinity)
    for count in counts {
      taken += others[chosen..<count].reduce(0, +)
      chosen = count
      let sharing = Double(others.count + 1 - count + behind)
      length = min(length, taken + ranges[view].reluctance * sharing)
    }
    return length
  }
}
