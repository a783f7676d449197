/// Subtrees side by side, pushed together until outlines are a distance apart.
///
/// Each is moved against what can be seen of all before it from its side. That is a list of pieces,
/// the nearest first: a piece is what shows of one of them below the one in front. Where the list
/// or the new subtree ends, the other goes on; so each segment is passed at most once, and all of a
/// tree in time proportional to its nodes.
struct SiblingPacking {
  private(set) var row = SiblingRow()
  /// What can be seen of the views so far from behind the last, the nearest last.
  private var pieces: [Piece] = []
  private var contours: [Contour] = []
  /// The view that the outline before the first one ends in.
  private var deepest = 0
  private var threads: [Thread] = []
  /// Whether nothing is below the root that was added last, if outlines do not matter.
  private var endsInRoot = false

  /// What shows of a view.
  private struct Piece {
    let view: Int
    var place: Contours.Place
    /// Whether it begins with the view's root.
    var isRoot = true
  }

  /// A continuation of the outline before the first view.
  private struct Thread {
    let tail: Contours.Place
    let from: Int
    let head: Contours.Place
    let to: Int
  }
}

extension SiblingPacking {
  mutating func removeAll() {
    row.removeAll()
    deepest = 0
    guard !contours.isEmpty else { return }
    pieces.removeAll(keepingCapacity: true)
    contours.removeAll(keepingCapacity: true)
    threads.removeAll(keepingCapacity: true)
  }

  /// Adds a view whose outlines do not matter: it stands behind the one before.
  ///
  /// - Parameters:
  ///   - length: its extent.
  ///   - guide: where its middle, or that of its root, is.
  ///   - isRoot: whether nothing is below its root.
  ///   - spacing: the gaps.
  mutating func append(length: Double, guide: Double, isRoot: Bool, spacing: TidySpacing) {
    let previous = row.views.last?.length
    let gap = isRoot && endsInRoot ? spacing.roots : spacing.others
    row.append(length: length, guide: guide)
    endsInRoot = isRoot
    guard let previous else { return }
    row.keepLast(awayFrom: row.views.count - 2, by: previous + gap)
  }

  /// Adds a subtree.
  ///
  /// - Parameters:
  ///   - contour: its outlines.
  ///   - length: its extent.
  ///   - guide: where its root's middle is.
  ///   - spacing: the gaps.
  ///   - table: what contours consist of.
  mutating func append(
    _ contour: Contour, length: Double, guide: Double, spacing: TidySpacing,
    in table: borrowing Contours
  ) {
    row.append(length: length, guide: guide)
    contours.append(contour)
    let view = contours.count - 1
    if view > 0 { push(view, contour.before.head, spacing, table) }
    pieces.append(Piece(view: view, place: contour.after.head))
  }

  /// Keeps the last view away from all before it, from the roots down.
  private mutating func push(
    _ view: Int, _ head: Contours.Place, _ spacing: TidySpacing, _ table: borrowing Contours
  ) {
    var (place, isRoot) = (head, true)
    var distance = -Double.infinity
    while let piece = pieces.last {
      let seen = table.reach(of: piece.place, seenFrom: .after)
      let own = table.reach(of: place, seenFrom: .before)
      if piece.place.shift.depth < own - SiblingRow.tolerance,
        place.shift.depth < seen - SiblingRow.tolerance
      {
        let gap = isRoot && piece.isRoot ? spacing.roots : spacing.others
        distance = max(distance, table.end(of: piece.place) + gap - place.shift.along)
      }
      if seen <= own, !advanceLastPiece(in: table) {
        keepLast(awayFrom: piece.view, by: distance)
        distance = -.infinity
      }
      guard own <= seen else { continue }
      guard let next = table.next(after: place, seenFrom: .before) else {
        return keepLast(awayFrom: piece.view, by: distance)
      }
      (place, isRoot) = (next, false)
    }
    threads.append(
      Thread(tail: contours[deepest].before.tail, from: deepest, head: place, to: view))
    deepest = view
  }

  /// Goes on to the next segment of the piece in front, or takes the piece away if there is none.
  private mutating func advanceLastPiece(in table: borrowing Contours) -> Bool {
    let last = pieces.count - 1
    guard let next = table.next(after: pieces[last].place, seenFrom: .after) else {
      pieces.removeLast()
      return false
    }
    pieces[last].place = next
    pieces[last].isRoot = false
    return true
  }

  private mutating func keepLast(awayFrom view: Int, by distance: Double) {
    if distance > -.infinity { row.keepLast(awayFrom: view, by: distance) }
  }

  /// Puts the views in their places.
  ///
  /// - Returns: where the view above stands, and the extent of all.
  mutating func arrange(
    by rule: ChildAlignment, isLoose: Bool, under lengthAbove: Double?
  ) -> (guide: Double, length: Double) {
    row.arrange(by: rule, isLoose: isLoose, under: lengthAbove)
  }

  /// The contour of all views together, which have their places.
  func contour(in table: inout Contours) -> Contour {
    for thread in threads {
      table.link(
        placed(thread.tail, in: thread.from), to: placed(thread.head, in: thread.to),
        seenFrom: .before)
    }
    var next: Piece?
    for piece in pieces {
      if let next {
        let tail = contours[piece.view].after.tail
        table.link(
          placed(tail, in: piece.view), to: placed(next.place, in: next.view), seenFrom: .after)
      }
      next = piece
    }
    let last = contours.count - 1
    return Contour(
      before: Contours.Side(
        head: placed(contours[0].before.head, in: 0),
        tail: placed(contours[deepest].before.tail, in: deepest)),
      after: Contours.Side(
        head: placed(contours[last].after.head, in: last),
        tail: placed(contours[pieces[0].view].after.tail, in: pieces[0].view)))
  }

  private func placed(_ place: Contours.Place, in view: Int) -> Contours.Place {
    place.moved(by: Contours.Shift(along: row.views[view].origin))
  }
}
