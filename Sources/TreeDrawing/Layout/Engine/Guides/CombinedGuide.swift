/// What several views say about one guide, together.
struct CombinedGuide {
  private let key: AlignmentKey
  private var count = 0
  private(set) var value: Double?

  init(_ key: AlignmentKey) {
    self.key = key
  }

  /// Adds what the next view says.
  mutating func add(_ guide: Double) {
    switch key.combination {
    case .none: return
    case .least: value = min(value ?? guide, guide)
    case .greatest: value = max(value ?? guide, guide)
    case .custom: key.id.combineExplicit(childValue: guide, count, into: &value)
    }
    count += 1
  }
}
