/// The outlines of subtrees, seen from both sides.
///
/// A side is a list of segments from the root outwards: each box that can be seen from there. A
/// segment says where the next one is relative to itself, so that a subtree is moved by changing
/// one number. Where a deeper subtree shows below a shallower one, the list of the one is continued
/// in that of the other by a thread: A. van der Ploeg, "Drawing non-layered tidy trees in linear
/// time", Software: Practice and Experience 44 (2014). Lengths along the axis are from left to
/// right or from the top down, and depths from the roots' common edge.
struct Contours {
  private var segments: [Segment] = []
  private var contours: [Contour] = []
  /// Where contours are no longer used.
  private var free: [Int32] = []

  /// No contour.
  static let none: Int32 = -1

  /// A box that can be seen from a side.
  private struct Segment {
    let length: Double
    var before: Link
    var after: Link
  }

  /// What a segment is followed by, as seen from one side.
  private struct Link {
    /// How deep the segment counts, relative to its own edge.
    var reach: Double
    var next = Contours.none
    /// Where the next one is.
    var shift = Shift()
  }
}

extension Contours {
  /// A distance along the axis, and one across it.
  struct Shift {
    var along = 0.0
    var depth = 0.0
  }

  /// A segment, and where it is in what it is part of.
  struct Place {
    var segment: Int32
    var shift = Shift()

    func moved(by distance: Shift) -> Place {
      var place = self
      place.shift.along += distance.along
      place.shift.depth += distance.depth
      return place
    }
  }

  /// The first and the last segment that are seen from a side.
  struct Side {
    var head: Place
    var tail: Place
  }

  /// A side on which subtrees have neighbours.
  enum Direction {
    /// Towards the first of the views in a stack.
    case before
    /// Towards the last.
    case after
  }
}

/// What can be seen of a subtree from both sides.
struct Contour {
  var before: Contours.Side
  var after: Contours.Side

  func moved(by distance: Contours.Shift) -> Contour {
    Contour(before: before.moved(by: distance), after: after.moved(by: distance))
  }
}

extension Contours.Side {
  fileprivate func moved(by distance: Contours.Shift) -> Self {
    Self(head: head.moved(by: distance), tail: tail.moved(by: distance))
  }
}

extension Contours {
  /// Makes the contour of a box.
  ///
  /// - Parameters:
  ///   - length: its extent along the axis.
  ///   - reach: how deep it counts: its extent across, and what else must be free below.
  /// - Returns: the contour.
  mutating func box(length: Double, reach: Double) -> Contour {
    // Even without depth it stands somewhere.
    let link = Link(reach: max(reach, 1e-6))
    let segment = segments.appendIndex(Segment(length: length, before: link, after: link))
    let place = Place(segment: Int32(segment))
    let side = Side(head: place, tail: place)
    return Contour(before: side, after: side)
  }

  /// Keeps a contour until it is taken.
  mutating func keep(_ contour: Contour) -> Int32 {
    guard let index = free.popLast() else { return Int32(contours.appendIndex(contour)) }
    contours[Int(index)] = contour
    return index
  }

  /// A contour that is kept.
  subscript(index: Int32) -> Contour { contours[Int(index)] }

  /// Forgets a contour that is no longer asked for.
  mutating func release(_ index: Int32) { free.append(index) }

  /// Joins a contour with one that stands deeper in the same subtree.
  mutating func joining(_ contour: Contour, with deeper: Contour) -> Contour {
    link(contour.before.tail, to: deeper.before.head, seenFrom: .before, isBelow: true)
    link(contour.after.tail, to: deeper.after.head, seenFrom: .after, isBelow: true)
    return Contour(
      before: Side(head: contour.before.head, tail: deeper.before.tail),
      after: Side(head: contour.after.head, tail: deeper.after.tail))
  }

  /// Continues a list in another one.
  ///
  /// - Parameters:
  ///   - tail: the list's last segment.
  ///   - head: where the other one is entered, in the same coordinates.
  ///   - direction: the side that both are seen from.
  ///   - isBelow: whether the other one is directly below, so that nothing must be kept free there.
  mutating func link(
    _ tail: Place, to head: Place, seenFrom direction: Direction, isBelow: Bool = false
  ) {
    var link = self.link(of: tail.segment, direction)
    link.next = head.segment
    link.shift = Shift(
      along: head.shift.along - tail.shift.along, depth: head.shift.depth - tail.shift.depth)
    if isBelow { link.reach = min(link.reach, link.shift.depth) }
    switch direction {
    case .before: segments[Int(tail.segment)].before = link
    case .after: segments[Int(tail.segment)].after = link
    }
  }

  private func link(of segment: Int32, _ direction: Direction) -> Link {
    switch direction {
    case .before: segments[Int(segment)].before
    case .after: segments[Int(segment)].after
    }
  }

  /// The end of a segment along the axis.
  func end(of place: Place) -> Double { place.shift.along + segments[Int(place.segment)].length }

  /// How deep a segment counts.
  func reach(of place: Place, seenFrom direction: Direction) -> Double {
    place.shift.depth + link(of: place.segment, direction).reach
  }

  /// The segment that follows one, as seen from a side.
  func next(after place: Place, seenFrom direction: Direction) -> Place? {
    let link = link(of: place.segment, direction)
    guard link.next != Self.none else { return nil }
    return Place(segment: link.next, shift: place.shift).moved(by: link.shift)
  }
}
