/// The pass that takes preference values outwards, and makes content that needs a value or a place.
///
/// It comes after placing, and goes from the last element to the first. Late content is lowered
/// behind all other elements, sized, placed, and passed through in its turn before the pass goes
/// on.
struct PreferencePass: ~Copyable {
  private(set) var placer: Placer
  /// Lowers late content; its own arena stands in for the placer's.
  private var lowering: ViewLowering

  init(_ placer: consuming Placer, _ lowering: consuming ViewLowering) {
    self.placer = placer
    self.lowering = lowering
  }
}

extension PreferencePass {
  var arena: Arena {
    mutating _read { yield placer.measurer.arena }
    _modify { yield &placer.measurer.arena }
  }

  /// The views and what is painted, when the pass is over.
  ///
  /// All that was needed to lay them out is given back.
  consuming func finish() -> PlacedViews {
    let arena = placer.measurer.arena
    return PlacedViews(tree: arena.tree, picture: arena.picture, warnings: arena.warnings)
  }

  /// Takes the values of all elements outwards, and makes late content on the way.
  mutating func collectAll() { collect(arena.tree.elements.indices) }

  /// Takes the values of some elements outwards, and makes late content on the way.
  mutating func collect(_ range: Range<Int>) {
    var outer: [Range<Int>] = []
    var rest = range
    while true {
      while let index = rest.last {
        if let content = makeLateContent(of: ElementID(index)) {
          outer.append(rest)
          rest = content
        } else {
          collect(ElementID(index))
          rest.removeLast()
        }
      }
      guard let next = outer.popLast() else { return }
      rest = next
    }
  }
}

// Late content.
extension PreferencePass {
  /// Makes the content of an element whose content is made late, unless that was done.
  ///
  /// - Returns: the new elements, if there are any.
  private mutating func makeLateContent(of element: ElementID) -> Range<Int>? {
    guard !arena[element].isExpanded else { return nil }
    let start = arena.tree.elements.count
    switch arena[element].kind {
    case .geometryReader: lowerContent(ofReader: element)
    case .preferenceSecondary: lowerSecondary(of: element)
    default: return nil
    }
    arena[element].isExpanded = true
    return place(lateContentOf: element, from: start)
  }

  private mutating func lowerContent(ofReader element: ElementID) {
    let payload = arena.payload(of: element)
    let slot = arena.preferences.geometrySlots[payload]
    arena.preferences.geometrySlots[payload].content = nil
    let proxy = proxy(of: element, in: slot.space)
    lendArena { lowering in
      lowering.lower(below: element, space: slot.space, environment: slot.environment) {
        slot.content?(proxy, &$0)
      }
    }
  }

  private mutating func lowerSecondary(of element: ElementID) {
    let slot = arena.preferences.preferenceSlots[arena.payload(of: element)]
    let proxy = proxy(of: element, in: slot.space)
    let primary = arena.primary(of: element)
    let makeView = arena.preferences.table.columns[Int(slot.column)].makeView
    let row = arena.preferences.table.row(ofColumn: slot.column, in: arena[primary].preferences)
    let previous = arena[element].hasOverlay ? primary : .none
    lendArena { lowering in
      lowering.lower(
        below: element, after: previous, in: .zStack, space: slot.space,
        environment: slot.environment
      ) {
        makeView(slot.maker, row, proxy, &$0)
      }
    }
  }

  /// Hands the arena to the lowering for as long as a closure runs.
  private mutating func lendArena(_ body: (inout ViewLowering) -> Void) {
    swap(&lowering.arena, &placer.measurer.arena)
    body(&lowering)
    swap(&lowering.arena, &placer.measurer.arena)
  }

  private mutating func place(lateContentOf element: ElementID, from start: Int) -> Range<Int>? {
    let content = start..<arena.tree.elements.count
    guard !content.isEmpty else { return nil }
    placer.measurer.sizeIdeally(content)
    if arena[element].kind == .preferenceSecondary {
      let slot = arena.preferences.preferenceSlots[arena.payload(of: element)]
      let alignment = arena.parameters.alignments[Int(slot.alignment)]
      placer.settleSecondary(of: element, alignment: alignment)
    } else {
      placer.settleReader(element)
    }
    placer.placeChildren(of: element)
    placer.place(content)
    return content
  }
}

// Values.
extension PreferencePass {
  /// Combines what the children say, and adds what the element says itself.
  private mutating func collect(_ element: ElementID) {
    var values = valuesOfChildren(element)
    var next = arena[element].annotations
    while next != .none {
      let annotation = arena[next]
      apply(annotation, next, of: element, to: &values)
      next = annotation.outer
    }
    arena[element].preferences = values
  }

  private mutating func apply(
    _ annotation: Annotation, _ id: AnnotationID, of element: ElementID,
    to values: inout PreferenceListID
  ) {
    let payload = Int(annotation.payload)
    switch annotation.kind {
    case .preference:
      arena.preferences.table.replace(arena.preferences.writers[payload], in: &values)
    case .measuredPreference:
      write(arena.preferences.measuredWriters[payload], annotation.tag, of: element, to: &values)
    case .preferenceTransform:
      change(arena.preferences.transforms[payload], of: element, to: &values)
    case .preferenceOutlines: arena[id] = outlines(by: annotation, of: element, values)
    case .mark, .layer, .zIndex, .shapeBehind, .shapeInFront, .outlines: break
    }
  }

  /// Makes outlines of a value, and says what becomes of the annotation.
  private mutating func outlines(
    by annotation: Annotation, of element: ElementID, _ values: PreferenceListID
  ) -> Annotation {
    let maker = arena.preferences.outlineMakers[Int(annotation.payload)]
    let proxy = proxy(of: element, in: maker.closure.space)
    let row = arena.preferences.table.row(ofColumn: maker.closure.column, in: values)
    arena.picture.outlines.begin(maker.style, at: arena[element].origin)
    let closure = PreferenceClosure(number: maker.closure.number, tag: annotation.tag)
    let makeOutlines = arena.preferences.table.columns[Int(maker.closure.column)].makeOutlines
    makeOutlines(closure, row, proxy, &arena.picture.outlines)
    let set = Int32(arena.picture.outlines.endSet())
    return Annotation(kind: .outlines, payload: set, tag: annotation.tag, outer: annotation.outer)
  }

  private mutating func write(
    _ writer: PlacedClosure, _ tag: Int32, of element: ElementID,
    to values: inout PreferenceListID
  ) {
    let proxy = proxy(of: element, in: writer.space)
    let maker = PreferenceClosure(number: writer.number, tag: tag)
    let row = arena.preferences.table.columns[Int(writer.column)].make(maker, proxy)
    arena.preferences.table.replace(
      PreferenceRow(column: writer.column, row: row), in: &values)
  }

  private mutating func proxy(of element: ElementID, in space: SpaceID) -> GeometryProxy {
    GeometryProxy(
      size: arena[element].size, origin: arena[element].origin, space: space,
      spaces: arena.spaces)
  }

  private mutating func change(
    _ transform: PlacedClosure, of element: ElementID, to values: inout PreferenceListID
  ) {
    arena.preferences.table.insertDefault(ofColumn: transform.column, to: &values)
    guard let row = arena.preferences.table.row(ofColumn: transform.column, in: values)
    else { return }
    let proxy = proxy(of: element, in: transform.space)
    let column = arena.preferences.table.columns[Int(transform.column)]
    column.change(row, transform.number, proxy)
  }
}
