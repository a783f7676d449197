/// The rule by which a grid arranges its cells.
///
/// It is an ordinary layout: rows and cells tell it about themselves by layout values.
struct GridLayout: Layout {
  let alignment: Alignment
  let horizontalSpacing: Double?
  let verticalSpacing: Double?

  struct Cache {
    let plan: GridPlan
    let guides: GridGuides
    /// What came out last, which placing asks for once more.
    var latest: (proposal: ProposedViewSize, sizing: GridSizing)?
  }

  func makeCache(subviews: Subviews) -> Cache {
    let plan = GridPlan(
      subviews, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    return Cache(plan: plan, guides: GridGuides(plan, alignment))
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Size {
    sizing(for: proposal, subviews, &cache).size
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let sizing = sizing(for: proposal, subviews, &cache)
    let plan = cache.plan
    let offers = plan.cells.indices.map { offer(to: $0, plan, sizing) }
    let views = zip(subviews, offers).map { $0.dimensions(in: $1) }
    let corners = GridCorners(plan, cache.guides, sizing, views)
    for index in plan.cells.indices {
      subviews[index].place(at: bounds.origin + corners[index], proposal: offers[index])
    }
  }

  /// The gaps that the cells want which are at the edges; none, if there is no cell.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard !subviews.isEmpty else { return .zero }
    return zip(cache.plan.cells, subviews).reduce(into: ViewSpacing()) { spacing, next in
      spacing.formUnion(next.1.spacing, edges: cache.plan.edges(of: next.0))
    }
  }
}

extension GridLayout {
  private func sizing(
    for proposal: ProposedViewSize, _ views: Subviews, _ cache: inout Cache
  ) -> GridSizing {
    if let latest = cache.latest, latest.proposal == proposal { return latest.sizing }
    var sizing = GridSizing(cache.plan, for: proposal) { views[$0].sizeThatFits($1) }
    let dimensions = zip(views, sizing.choices).map { $0.dimensions(in: $1.offered) }
    sizing.widen(for: GridLines(cache.plan, cache.guides, dimensions))
    cache.latest = (proposal, sizing)
    return sizing
  }

  /// What a view is finally offered: its place, or what it chose just that place for.
  private func offer(
    to index: Int, _ plan: GridPlan, _ sizing: GridSizing
  ) -> ProposedViewSize {
    let slot = sizing.slot(of: plan.cells[index])
    let choice = sizing.choices[index]
    return slot == choice.size ? choice.offered : ProposedViewSize(slot)
  }
}

/// Where the views of a grid stand in it.
private struct GridCorners {
  let plan: GridPlan
  let guides: GridGuides
  let sizing: GridSizing
  let views: [ViewDimensions]
  private let lines: GridLines
  private let starts: (rows: [Double], columns: [Double])

  init(
    _ plan: GridPlan, _ guides: GridGuides, _ sizing: GridSizing, _ views: [ViewDimensions]
  ) {
    self.plan = plan
    self.guides = guides
    self.sizing = sizing
    self.views = views
    lines = GridLines(plan, guides, views)
    starts = (sizing.rows.starts, sizing.columns.starts)
  }

  /// The corner of a view, by its number.
  subscript(index: Int) -> Point {
    let cell = plan.cells[index]
    let start = Point(x: starts.columns[cell.columns.lowerBound], y: starts.rows[cell.row])
    return start
      + (guides.areUsed(by: cell, in: plan) ? aligned(index, cell) : anchored(index, cell))
  }

  private func aligned(_ index: Int, _ cell: GridPlan.Cell) -> Point {
    let (row, column) = (cell.row, cell.columns.lowerBound)
    let (vertical, horizontal) = (guides.rows[row], guides.columns[column])
    let x = lines.columns[column].line(
      in: sizing.columns.lengths[column], horizontal.key.share)
    let y = lines.rows[row].line(in: sizing.rows.lengths[row], vertical.key.share)
    return Point(x: x - views[index][horizontal], y: y - views[index][vertical])
  }

  private func anchored(_ index: Int, _ cell: GridPlan.Cell) -> Point {
    let (slot, anchor) = (sizing.slot(of: cell), guides.anchor(of: cell))
    return Point(
      x: (slot.width - views[index].width) * anchor.x,
      y: (slot.height - views[index].height) * anchor.y)
  }
}
