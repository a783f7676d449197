/// How the cells of a grid choose their sizes, and with that the lengths of columns and rows.
struct GridSizing {
  private(set) var columns: GridTracks
  private(set) var rows: GridTracks
  /// What each cell was offered, and chose.
  private(set) var choices: [Choice]
  private let plan: GridPlan

  struct Choice {
    var offered = ProposedViewSize.unspecified
    var size = Size.zero
  }

  /// How soon a cell chooses.
  private struct Rank: Equatable {
    let priority: Double
    /// On how many axes it takes whatever there is.
    var endless = 0
    /// By how much it stretches on the others.
    var range = 0.0
    /// How long it is at least where it takes whatever there is.
    var least = 0.0
  }

  /// Lets cells choose.
  ///
  /// - Parameters:
  ///   - plan: the cells.
  ///   - proposal: what is offered for all of them.
  ///   - measure: the size of a cell, by its number, for what it is offered.
  init(_ plan: GridPlan, for proposal: ProposedViewSize, measure: Measure) {
    self.plan = plan
    columns = GridTracks(gaps: plan.columns.map(\.gap), proposal: proposal.width)
    rows = GridTracks(gaps: plan.rows.map(\.gap), proposal: proposal.height)
    choices = plan.cells.map { _ in Choice() }
    if proposal.isUnspecified {
      chooseIdeally(measure)
    } else {
      choose(in: order(for: proposal, measure), measure)
    }
  }

  typealias Measure = (Int, ProposedViewSize) -> Size

  /// The size of the grid.
  var size: Size { Size(width: max(columns.total, 0), height: max(rows.total, 0)) }

  /// The place for a cell.
  func slot(of cell: GridPlan.Cell) -> Size {
    Size(width: columns.length(of: cell.columns), height: rows.lengths[cell.row])
  }
}

extension GridSizing {
  /// Makes the rows and columns longer in which guides push views apart.
  mutating func widen(for lines: GridLines) {
    for (row, length) in lines.rows.enumerated() { rows.grow(row, to: length.total) }
    for (column, length) in lines.columns.enumerated() { columns.grow(column, to: length.total) }
  }

  private mutating func chooseIdeally(_ measure: Measure) {
    for cell in plan.cells.indices { choose(cell, .unspecified, measure) }
    growColumns(for: plan.cells.indices)
  }

  /// Lets cells choose in turns: those of equal rank together.
  private mutating func choose(in turns: [(rank: Rank, cell: Int)], _ measure: Measure) {
    countWaiting()
    var rest = turns[...]
    var priority: Double?
    var isFirst = true
    while let first = rest.first {
      if first.rank.priority != priority {
        open(rest.prefix { $0.rank.priority == first.rank.priority }.map(\.cell))
      }
      priority = first.rank.priority
      let turn = rest.prefix { $0.rank == first.rank }
      take(turn.map(\.cell), isFirst: isFirst, measure)
      rest = rest.dropFirst(turn.count)
      isFirst = false
    }
  }

  private mutating func countWaiting() {
    for cell in plan.cells {
      if plan.isSingle(cell) { columns.wait(in: cell.columns.lowerBound) }
      rows.wait(in: cell.row)
    }
  }

  /// Begins the turns of a priority.
  private mutating func open(_ cells: [Int]) {
    for index in cells {
      let cell = plan.cells[index]
      if plan.isSingle(cell) { columns.open(cell.columns.lowerBound) }
      rows.open(cell.row)
    }
  }

  /// Lets the cells of a turn choose.
  private mutating func take(_ turn: [Int], isFirst: Bool, _ measure: Measure) {
    columns.divide()
    rows.divide()
    for index in turn {
      let cell = plan.cells[index]
      let offered = ProposedViewSize(
        width: columns.offer(
          to: cell.columns, isUnsized: cell.unsizedAxes.contains(.horizontal)),
        height: rows.offer(
          to: cell.row..<(cell.row + 1), isUnsized: cell.unsizedAxes.contains(.vertical)))
      choose(index, offered, measure)
    }
    let closed = close(turn)
    growColumns(for: turn)
    commit(closed, isFirst: isFirst)
  }

  private mutating func choose(_ index: Int, _ offered: ProposedViewSize, _ measure: Measure) {
    let cell = plan.cells[index]
    let size = measure(index, offered)
    choices[index] = Choice(offered: offered, size: size)
    rows.grow(cell.row, to: size.height)
    if plan.isSingle(cell) { columns.grow(cell.columns.lowerBound, to: size.width) }
  }

  /// Makes the columns of cells that take several long enough for these.
  private mutating func growColumns(for cells: some Sequence<Int>) {
    for index in cells where !plan.isSingle(plan.cells[index]) {
      columns.grow(
        plan.cells[index].columns, to: choices[index].size.width, plan.columns)
    }
  }

  private mutating func close(_ turn: [Int]) -> (columns: [Int], rows: [Int]) {
    var closed: (columns: [Int], rows: [Int]) = ([], [])
    for index in turn {
      let cell = plan.cells[index]
      let column = cell.columns.lowerBound
      if plan.isSingle(cell), columns.close(column) { closed.columns.append(column) }
      if rows.close(cell.row) { closed.rows.append(cell.row) }
    }
    return closed
  }

  private mutating func commit(_ closed: (columns: [Int], rows: [Int]), isFirst: Bool) {
    guard !isFirst else {
      columns.commitAll()
      rows.commitAll()
      return
    }
    for column in closed.columns { columns.commit(column) }
    for row in closed.rows { rows.commit(row) }
  }
}

extension GridSizing {
  /// The cells in the order in which they choose.
  private func order(
    for proposal: ProposedViewSize, _ measure: Measure
  ) -> [(rank: Rank, cell: Int)] {
    let ranks = plan.cells.indices.map { cell in
      rank(plan.cells[cell].priority, measure(cell, .zero), measure(cell, .infinity), proposal)
    }
    let order = ranks.indices.sorted { Self.isBefore((ranks[$0], $0), (ranks[$1], $1)) }
    return order.map { (ranks[$0], $0) }
  }

  /// How soon a cell chooses that is so large for nothing and for endless lengths; what is not
  /// offered does not count.
  private func rank(
    _ priority: Double, _ least: Size, _ greatest: Size, _ proposal: ProposedViewSize
  ) -> Rank {
    var rank = Rank(priority: priority)
    for axis in [Axis.horizontal, .vertical] where proposal[axis] != nil {
      if greatest[axis].isInfinite {
        rank.endless += 1
        rank.least += least[axis]
      } else {
        rank.range += greatest[axis] - least[axis]
      }
    }
    return rank
  }

  private static func isBefore(_ one: (Rank, Int), _ other: (Rank, Int)) -> Bool {
    if one.0.priority != other.0.priority { return one.0.priority > other.0.priority }
    return (one.0.endless, one.0.range, -one.0.least, one.1)
      < (other.0.endless, other.0.range, -other.0.least, other.1)
  }
}
