/// How a stack shares a length out among its views.
///
/// Views of the highest priority choose first, and all others are left their least lengths. Among
/// views of one priority the least flexible chooses first; each is offered an equal share of what
/// is left.
struct StackSharing {
  /// How short and how long a view gets, and how important it is.
  struct Flexibility {
    let least: Double
    let greatest: Double
    let priority: Double

    var span: Double { greatest - least }
  }

  /// What each view was offered, as far as it has chosen.
  private(set) var shares: [Double]
  private let flexibilities: [Flexibility]
  private let order: [Int]
  private var rank = 0
  private var remaining: Double
  /// Where the views of the current priority end in the order.
  private var groupEnd = 0

  init(_ length: Double, among flexibilities: [Flexibility]) {
    self.flexibilities = flexibilities
    shares = flexibilities.map { _ in 0 }
    order = flexibilities.indices.sorted {
      Self.choosesBefore(flexibilities[$0], flexibilities[$1], $0 < $1)
    }
    remaining = length - flexibilities.reduce(0) { $0 + $1.least }
  }

  /// The next view to choose, by its position, with what it is offered.
  mutating func next() -> (position: Int, share: Double)? {
    guard rank < order.count else { return nil }
    if rank == groupEnd { startGroup() }
    let share = max(remaining / Double(groupEnd - rank), 0)
    shares[order[rank]] = share
    return (order[rank], share)
  }

  /// Takes off what the view took that `next` gave.
  ///
  /// Of an infinite length infinitely much is left, whatever is taken.
  mutating func take(_ length: Double) {
    if remaining.isFinite { remaining -= length }
    rank += 1
  }

  /// Gives the views of the next priority back what was left to them.
  private mutating func startGroup() {
    let priority = flexibilities[order[rank]].priority
    while groupEnd < order.count, flexibilities[order[groupEnd]].priority == priority {
      remaining += flexibilities[order[groupEnd]].least
      groupEnd += 1
    }
  }

  /// Whether one view chooses before another; if nothing tells them apart, the first declared does.
  private static func choosesBefore(_ one: Flexibility, _ other: Flexibility, _ isFirst: Bool)
    -> Bool
  {
    if one.priority != other.priority { return one.priority > other.priority }
    if one.span != other.span { return one.span < other.span }
    if one.span == .infinity, one.least != other.least { return one.least > other.least }
    return isFirst
  }
}
