/// The columns, or the rows, of a grid while its cells choose their sizes.
///
/// Sums are kept as lengths grow, so that no step takes longer where there are more of them.
struct GridTracks {
  private(set) var lengths: [Double]
  private let gaps: [Double]
  /// What there is for all of them without the gaps, if it was offered.
  private let available: Double?
  /// How many cells that are alone in each are still to choose; and how many of them in this turn.
  private var waiting: [Int]
  private var open: [Int]
  /// Those whose cells of the highest priority have chosen.
  private var isCommitted: [Bool]
  private var committedLength = 0.0
  private var totalLength = 0.0
  /// What those that are open are offered.
  private var shares: GridShares

  /// Makes columns or rows without any length.
  ///
  /// - Parameters:
  ///   - gaps: the gap before each.
  ///   - proposal: what is offered for all of them and the gaps.
  init(gaps: [Double], proposal: Double?) {
    self.gaps = gaps
    lengths = gaps.map { _ in 0 }
    waiting = gaps.map { _ in 0 }
    open = waiting
    isCommitted = gaps.map { _ in false }
    shares = GridShares(count: gaps.count)
    available = proposal.map { $0 - gaps.reduce(0, +) }
  }
}

extension GridTracks {
  /// The length of all with the gaps.
  var total: Double { zip(lengths, gaps).reduce(0) { $0 + ($1.0 + $1.1) } }

  /// The length of some that follow each other, with the gaps between them.
  func length(of range: Range<Int>) -> Double {
    lengths[range].reduce(0, +) + innerGaps(of: range)
  }

  /// Where each begins.
  var starts: [Double] {
    var end = 0.0
    return zip(lengths, gaps).map { length, gap in
      let start = end + gap
      end = start + length
      return start
    }
  }

  private func innerGaps(of range: Range<Int>) -> Double { gaps[range.dropFirst()].reduce(0, +) }

  /// Makes one at least as long as a cell.
  mutating func grow(_ track: Int, to length: Double) {
    guard length > lengths[track] else { return }
    let more = length - lengths[track]
    lengths[track] = length
    totalLength += more
    if isCommitted[track] { committedLength += more }
    if open[track] > 0 { shares.grow(track, to: length) }
  }

  /// Makes several long enough for a cell across them.
  ///
  /// - Parameters:
  ///   - range: which.
  ///   - length: how long they must be together with the gaps between them.
  ///   - columns: what each of all stands for.
  mutating func grow(_ range: Range<Int>, to length: Double, _ columns: [GridPlan.Column]) {
    let missing = length - self.length(of: range)
    guard missing > 0 else { return }
    let growing = growing(in: range, columns)
    let count = growing.reduce(0) { $0 + columns[$1].count }
    for track in growing {
      let share = missing * (Double(columns[track].count) / Double(count))
      grow(track, to: lengths[track] + share)
    }
  }

  /// Which of several get longer for a cell across them.
  private func growing(in range: Range<Int>, _ columns: [GridPlan.Column]) -> [Int] {
    let undecided = range.filter { waiting[$0] > 0 }
    guard undecided.isEmpty else { return undecided }
    let free = range.filter { !columns[$0].hasCell }
    return free.isEmpty ? Array(range) : free
  }
}

// The turns in which cells choose.
extension GridTracks {
  /// Counts a cell that is alone in one and has still to choose.
  mutating func wait(in track: Int) { waiting[track] += 1 }

  /// Counts such a cell whose priority's turn has come.
  mutating func open(_ track: Int) {
    if open[track] == 0 {
      shares.add(track, length: lengths[track], isPaid: isCommitted[track])
    }
    open[track] += 1
  }

  /// Settles what is offered to the cells that choose next.
  mutating func divide() {
    guard let available, available.isFinite else { return }
    shares.divide(available - committedLength)
  }

  /// What a cell is offered.
  ///
  /// - Parameters:
  ///   - range: where it is.
  ///   - isUnsized: whether it gets no more than others need.
  /// - Returns: the length, if any is offered.
  func offer(to range: Range<Int>, isUnsized: Bool) -> Double? {
    guard let available else { return nil }
    let own = length(of: range)
    if isUnsized { return own }
    guard available.isFinite else { return available }
    let share = shares.share
    guard range.count > 1 else { return max(share, own) }
    let all = share * Double(shares.count) + (totalLength - shares.sharingLength)
    let inside = range.reduce(0) { $0 + (shares.isSharing($1) ? share : lengths[$1]) }
    return max(available - (all - inside) + innerGaps(of: range), own)
  }

  /// Says that a cell that is alone in one has chosen.
  ///
  /// - Returns: whether it was the last of its turn there.
  mutating func close(_ track: Int) -> Bool {
    waiting[track] -= 1
    open[track] -= 1
    guard open[track] == 0 else { return false }
    shares.remove(track)
    return true
  }

  /// Takes the length of one off what is offered to the others from now on.
  mutating func commit(_ track: Int) {
    guard !isCommitted[track], open[track] == 0 else { return }
    isCommitted[track] = true
    committedLength += lengths[track]
  }

  /// Commits all in which no cell is to choose in this turn.
  mutating func commitAll() {
    for track in lengths.indices { commit(track) }
  }
}
