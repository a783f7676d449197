/// The layout engine's account of the views met so far, which views add themselves to.
///
/// The engine's own views use it; a view made of other views never does.
public struct ViewLowering: ~Copyable {
  var arena: Arena
  var place: Place
  /// Collections whose views are still to be lowered, the next one last.
  var pending: [PendingViews] = []
  /// How many views are being lowered, each inside the one before.
  var depth = 0
  /// Whether what was just lowered inside a modifier turned out to be several views, and was left out.
  var hasFoundSeveral = false

  /// Modifiers that are put around each of several views, the outermost first; none first of all.
  var modifierChains: [[PlacedModifier]] = [[]]

  /// Where the next view goes; it is copied for each view, and counts no references.
  struct Place {
    /// The element that it becomes a child of.
    let parent: Int32
    /// The child that it comes behind.
    var previous = Element.none
    /// What becomes of several views here.
    var slot: Slot
    /// The nearest stack.
    let stack: Int32
    /// The nearest named coordinate space.
    let space: Int32
    /// What it takes over from the views around it, by its number among the arena's surroundings.
    var surroundings: Int32
    /// The pending views that it is one of, by their number.
    var collection: Int32 = -1
    /// How much dynamic content the children so far are.
    var dynamicCount: Int32 = 0
    /// What the next view is annotated with, by the number of the innermost note.
    var notes = Note.none
    /// What is to be put around each view, by its number among the chains of modifiers.
    var modifiers: Int32 = 0
  }

  /// What becomes of several views where some view is expected.
  enum Slot {
    /// Each becomes a child.
    case several
    /// They become a pile of views.
    case pile
    /// What modifies the view modifies each of them.
    case modified
  }

  init() {
    arena = Arena()
    place = Place(
      parent: Element.none, slot: .several, stack: Element.none, space: Element.none,
      surroundings: 0)
  }
}

extension ViewLowering {
  /// Lowers views below an element that is there already.
  mutating func lower(
    below parent: Int, after previous: Int? = nil, in slot: Slot = .several, space: Int32,
    surroundings: Int32 = 0, _ views: (inout ViewLowering) -> Void
  ) {
    place = Place(
      parent: Int32(parent), slot: slot, stack: Element.none, space: space,
      surroundings: surroundings)
    if let previous { place.previous = Int32(previous) }
    views(&self)
    lowerPendingViews()
  }

  /// Adds an element without children.
  mutating func leaf(_ kind: Element.Kind, payload: Int) {
    append(kind, payload: payload)
  }

  /// Adds an element with the children that a closure lowers; one that wraps nothing is taken back.
  mutating func container(
    _ kind: Element.Kind, payload: Int, children: (inout ViewLowering) -> Void
  ) {
    let outer = begin(kind, payload: payload)
    children(&self)
    end(kind, outer)
  }

  /// Adds an element, whose children are lowered next, until `end` is called.
  ///
  /// - Returns: the place that the element has, and behind what.
  mutating func begin(_ kind: Element.Kind, payload: Int) -> OuterPlace {
    let previous = place.previous
    let element = append(kind, payload: payload)
    let outer = OuterPlace(place: place, previous: previous, element: element)
    place = Place(
      parent: element, slot: kind.takesSeveralChildren ? .several : .modified,
      stack: stack(from: kind, element), space: space(from: kind, payload),
      surroundings: place.surroundings)
    return outer
  }

  /// Goes on behind an element; one that wraps nothing is taken back.
  mutating func end(_ kind: Element.Kind, _ outer: OuterPlace) {
    place = outer.place
    guard !kind.mayBeEmpty, arena.elements[Int(outer.element)].firstChild == Element.none
    else { return }
    place.previous = outer.previous
    takeBack(outer.element)
  }

  /// The place of an element while its children are lowered.
  struct OuterPlace {
    fileprivate let place: Place
    fileprivate let previous: Int32
    fileprivate let element: Int32
  }

  /// Lowers views that are several.
  mutating func severalChildren(_ children: (inout ViewLowering) -> Void) {
    switch place.slot {
    case .several: children(&self)
    case .pile: pile(children)
    case .modified: hasFoundSeveral = true
    }
  }

  /// Lowers views on top of each other.
  mutating func pile(_ children: (inout ViewLowering) -> Void) {
    let payload = arena.alignments.index(of: .center)
    let waiting = pending.count
    container(.overlap, payload: payload, children: children)
    if pending.count == waiting { takeBackIfEmpty() }
  }

  /// Takes a pile back that was just added for several views, if they turned out to be none.
  private mutating func takeBackIfEmpty() {
    let pile = place.previous
    guard arena.elements[Int(pile)].firstChild == Element.none else { return }
    place.previous = child(before: pile)
    takeBack(pile)
  }

  private func child(before element: Int32) -> Int32 {
    var child = arena.elements[Int(place.parent)].firstChild
    guard child != element else { return Element.none }
    while arena.elements[Int(child)].nextSibling != element {
      child = arena.elements[Int(child)].nextSibling
    }
    return child
  }

  @discardableResult
  private mutating func append(_ kind: Element.Kind, payload: Int) -> Int32 {
    let index = Int32(arena.elements.count)
    var element = Element(kind, payload: Int32(payload), notes: place.notes)
    element.nextSibling = next
    arena.elements.append(element)
    next = index
    place.previous = index
    place.notes = Note.none
    return index
  }

  /// Takes an element without children back, the last one that was added.
  private mutating func takeBack(_ element: Int32) {
    next = arena.elements[Int(element)].nextSibling
    guard let element = arena.elements.popLast() else { return }
    if element.defaultPlaces.contains(.beforeChildren) { noteDynamicViews(after: place.previous) }
  }

  /// The link that leads to what stands at the current place.
  private var next: Int32 {
    get {
      place.previous == Element.none
        ? arena.elements[Int(place.parent)].firstChild
        : arena.elements[Int(place.previous)].nextSibling
    }
    set {
      if place.previous == Element.none {
        arena.elements[Int(place.parent)].firstChild = newValue
      } else {
        arena.elements[Int(place.previous)].nextSibling = newValue
      }
    }
  }

  private func stack(from kind: Element.Kind, _ element: Int32) -> Int32 {
    switch kind {
    case .stack: element
    case .geometryReader, .guideBarrier: Element.none
    default: place.stack
    }
  }

  private func space(from kind: Element.Kind, _ payload: Int) -> Int32 {
    kind == .coordinateSpace ? Int32(payload) : place.space
  }
}
