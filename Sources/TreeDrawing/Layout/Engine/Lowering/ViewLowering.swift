/// Where a view describes itself to the layout engine.
///
/// The engine's own views use it; a view made of other views never does.
public struct ViewLowering: ~Copyable {
  var arena: Arena
  var cursor: Cursor
  /// What views take over from those around them; what the outermost do comes first.
  var environments = InternTable(EnvironmentValues())
  /// Collections whose views are still to be lowered, the next one last.
  var pending: [PendingViews] = []
  /// How many views are being lowered, each inside the one before.
  var depth = 0
  /// Whether what was just lowered inside a modifier turned out to be several views, and was left
  /// out.
  var hasFoundSeveral = false
  /// Modifiers that are put around each of several views, the outermost first; none first of all.
  var modifierChains: [[PlacedModifier]] = [[]]
  /// The owners of what views refer to.
  private var owned: [AnyObject] = []

  init() {
    arena = Arena()
    cursor = Cursor(
      parent: .none, slot: .several, stack: .none, space: .none, environment: .root)
  }
}

extension ViewLowering {
  /// Lowers a view, and all that is in it, below an element around everything, the first.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - proposal: what it is offered.
  mutating func lowerRoot(_ view: some View, for proposal: ProposedViewSize = .unspecified) {
    let payload = Int32(arena.parameters.alignments.index(of: .center))
    arena.tree.elements.append(Element(.zStack, payload: payload))
    lower(below: .root, space: .none, isOfferedNothing: proposal.asksForIdeal) {
      view._lower(into: &$0)
    }
  }

  /// Keeps a value until no view is left to be lowered, so that views need not.
  mutating func own<Value: ~Copyable>(_ value: consuming Value) -> Uncounted<Value> {
    let owner = Owner(value)
    owned.append(owner)
    return owner.uncounted
  }

  /// Hands the arena on; an empty one takes its place.
  mutating func takeArena() -> Arena {
    var taken = Arena(standingInFor: arena)
    swap(&taken, &arena)
    return taken
  }

  /// Lowers views below an element that is there already.
  mutating func lower(
    below parent: ElementID, after previous: ElementID = .none, in slot: Slot = .several,
    space: SpaceID, environment: EnvironmentID = .root, isOfferedNothing: Bool = false,
    _ views: (inout ViewLowering) -> Void
  ) {
    cursor = Cursor(
      parent: parent, previous: previous, slot: slot, isOfferedNothing: isOfferedNothing,
      stack: .none, space: space, environment: environment)
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
  /// - Returns: where the element stands, and behind what.
  mutating func begin(_ kind: Element.Kind, payload: Int) -> OuterCursor {
    let previous = cursor.previous
    let element = append(kind, payload: payload)
    let outer = OuterCursor(cursor: cursor, previous: previous, element: element)
    cursor = Cursor(
      parent: element, slot: kind.takesSeveralChildren ? .several : .modified,
      isOfferedNothing: isOfferedNothing(in: kind, payload),
      stack: stack(from: kind, element), layout: layout(from: kind, element),
      tidyStyle: tidyStyle(from: kind, payload),
      space: space(from: kind, payload),
      environment: cursor.environment)
    return outer
  }

  /// Goes on behind an element; one that wraps nothing is taken back.
  mutating func end(_ kind: Element.Kind, _ outer: OuterCursor) {
    cursor = outer.cursor
    guard !kind.isKeptWhenEmpty, arena[outer.element].firstChild == .none else { return }
    cursor.previous = outer.previous
    takeBack(outer.element)
  }

  /// The cursor around an element while its children are lowered.
  struct OuterCursor {
    fileprivate let cursor: Cursor
    fileprivate let previous: ElementID
    fileprivate let element: ElementID
  }

  /// Lowers views that are several.
  mutating func severalChildren(_ children: (inout ViewLowering) -> Void) {
    switch cursor.slot {
    case .several: children(&self)
    case .zStack: zStack(children)
    case .modified: hasFoundSeveral = true
    }
  }

  /// Lowers views on top of each other.
  mutating func zStack(_ children: (inout ViewLowering) -> Void) {
    let payload = arena.parameters.alignments.index(of: .center)
    let waiting = pending.count
    container(.zStack, payload: payload, children: children)
    if pending.count == waiting { takeBackIfEmpty() }
  }

  /// Takes a ZStack back that was just added for several views, if they turned out to be none.
  private mutating func takeBackIfEmpty() {
    let zStack = cursor.previous
    guard arena[zStack].firstChild == .none else { return }
    cursor.previous = child(before: zStack)
    takeBack(zStack)
  }

  private mutating func child(before element: ElementID) -> ElementID {
    var child = arena[cursor.parent].firstChild
    guard child != element else { return .none }
    while arena[child].nextSibling != element { child = arena[child].nextSibling }
    return child
  }

  @discardableResult
  private mutating func append(_ kind: Element.Kind, payload: Int) -> ElementID {
    let id = ElementID(arena.tree.elements.count)
    var element = Element(kind, payload: Int32(payload), annotations: cursor.annotations)
    element.nextSibling = next
    arena.tree.elements.append(element)
    next = id
    cursor.previous = id
    cursor.annotations = .none
    return id
  }

  /// Takes an element without children back, the last one that was added.
  private mutating func takeBack(_ element: ElementID) {
    next = arena[element].nextSibling
    guard let element = arena.tree.elements.popLast() else { return }
    if element.defaultPlaces.contains(.beforeChildren) {
      markDynamicViews(after: cursor.previous)
    }
  }

  /// The link that leads to what stands at the cursor.
  private var next: ElementID {
    @inline(__always) mutating get {
      cursor.previous == .none
        ? arena[cursor.parent].firstChild : arena[cursor.previous].nextSibling
    }
    set {
      if cursor.previous == .none {
        arena[cursor.parent].firstChild = newValue
      } else {
        arena[cursor.previous].nextSibling = newValue
      }
    }
  }

  private func stack(from kind: Element.Kind, _ element: ElementID) -> ElementID {
    switch kind {
    case .stack: element
    case .geometryReader, .guideBarrier: .none
    default: cursor.stack
    }
  }

  private func layout(from kind: Element.Kind, _ element: ElementID) -> ElementID {
    kind.takesSeveralChildren ? element : cursor.layout
  }

  /// Whether what is in an element is offered nothing, as far as that is a matter of its kind.
  private func isOfferedNothing(in kind: Element.Kind, _ payload: Int) -> Bool {
    switch kind.offer {
    case .nothing: true
    case .same: cursor.isOfferedNothing
    case .fixedSize: cursor.isOfferedNothing || arena.parameters.fixedAxes[payload] == (true, true)
    case .other: false
    }
  }

  private func tidyStyle(from kind: Element.Kind, _ payload: Int) -> Int32 {
    kind == .tidyStack ? arena.parameters.tidyStacks[payload].style : cursor.tidyStyle
  }

  private func space(from kind: Element.Kind, _ payload: Int) -> SpaceID {
    switch kind {
    case .coordinateSpace: SpaceID(payload)
    case .geometryEffect: arena.picture.effects[payload].space
    default: cursor.space
    }
  }
}
