// The preference pass: from the last element to the first, values travel outwards.
//
// On the way, content that waits for a place or for a value is made: it is lowered behind all other
// elements, sized, placed, and passed through in its turn before the pass goes on.

extension ViewLowering {
  /// Takes the values of elements outwards, and makes late content on the way.
  mutating func collectPreferences(_ range: Range<Int>) {
    var outer: [Range<Int>] = []
    var rest = range
    while true {
      while let element = rest.last {
        if let content = expand(element) {
          outer.append(rest)
          rest = content
        } else {
          arena.collect(element)
          rest.removeLast()
        }
      }
      guard let next = outer.popLast() else { return }
      rest = next
    }
  }

  /// Makes the content of an element whose content is made late, unless that was done.
  ///
  /// - Returns: the new elements, if there are any.
  private mutating func expand(_ element: Int) -> Range<Int>? {
    guard !arena.elements[element].isExpanded else { return nil }
    let start = arena.elements.count
    switch arena.elements[element].kind {
    case .geometryReader: expandReader(element)
    case .preferenceSecondary: expandPreferenceReader(element)
    default: return nil
    }
    arena.elements[element].isExpanded = true
    return arena.finishLateContent(of: element, from: start)
  }

  private mutating func expandReader(_ element: Int) {
    let payload = arena.payload(of: element)
    let reader = arena.readers[payload]
    arena.readers[payload].content = nil
    let proxy = arena.proxy(of: element, in: reader.space)
    lower(below: element, space: reader.space, surroundings: reader.surroundings) {
      reader.content?(proxy, &$0)
    }
  }

  private mutating func expandPreferenceReader(_ element: Int) {
    let payload = arena.payload(of: element)
    let reader = arena.preferenceReaders[payload]
    let proxy = arena.proxy(of: element, in: reader.space)
    let makeView = arena.preferences.columns[Int(reader.column)].makeView
    let values = arena.elements[arena.primary(of: element)].preference
    let row = arena.preferences.row(ofColumn: reader.column, in: values)
    let previous = arena.elements[element].hasOverlay ? arena.primary(of: element) : nil
    lower(
      below: element, after: previous, in: .pile, space: reader.space,
      surroundings: reader.surroundings
    ) {
      makeView(reader.maker, row, proxy, &$0)
    }
  }
}

extension Arena {
  fileprivate mutating func finishLateContent(of element: Int, from start: Int) -> Range<Int>? {
    guard start < elements.count else { return nil }
    sizeIdeally(start..<elements.count)
    if elements[element].kind == .preferenceSecondary {
      let alignment = Int(preferenceReaders[payload(of: element)].alignment)
      settleSecondary(of: element, alignment: alignments[alignment])
    } else {
      settleChildren(of: element)
    }
    placeChildren(of: element)
    place(start..<elements.count)
    return start..<elements.count
  }

  /// Combines what the children say, and adds what the element says itself.
  fileprivate mutating func collect(_ element: Int) {
    var values = valuesOfChildren(element)
    var next = elements[element].notes
    while next != Note.none {
      let note = notes[Int(next)]
      apply(note, next, of: element, to: &values)
      next = note.outer
    }
    elements[element].preference = values
  }

  private mutating func apply(
    _ note: Note, _ index: Int32, of element: Int, to values: inout Int32
  ) {
    let payload = Int(note.payload)
    switch note.kind {
    case .preference: preferences.replace(writers[payload], in: &values)
    case .measuredPreference: write(measuredWriters[payload], note.tag, of: element, to: &values)
    case .preferenceTransform: change(transforms[payload], of: element, to: &values)
    case .preferenceOutlines: notes[Int(index)] = outlines(by: note, of: element, values)
    case .mark, .layer, .shapeBehind, .shapeInFront, .outlines: break
    }
  }

  /// Makes outlines of a value, and says what becomes of the note.
  private mutating func outlines(by note: Note, of element: Int, _ values: Int32) -> Note {
    let maker = outlineMakers[Int(note.payload)]
    let proxy = proxy(of: element, in: maker.closure.space)
    let row = preferences.row(ofColumn: maker.closure.column, in: values)
    outlines.begin(maker.style, at: elements[element].origin)
    let closure = PreferenceClosure(number: maker.closure.number, tag: note.tag)
    preferences.columns[Int(maker.closure.column)].makeOutlines(closure, row, proxy, &outlines)
    let set = Int32(outlines.endSet())
    return Note(kind: .outlines, payload: set, tag: note.tag, outer: note.outer)
  }

  private mutating func write(
    _ writer: PlacedClosure, _ tag: Int32, of element: Int, to values: inout Int32
  ) {
    let proxy = proxy(of: element, in: writer.space)
    let maker = PreferenceClosure(number: writer.number, tag: tag)
    let row = preferences.columns[Int(writer.column)].make(maker, proxy)
    preferences.replace(PreferenceRow(column: writer.column, row: row), in: &values)
  }

  fileprivate mutating func proxy(of element: Int, in space: Int32) -> GeometryProxy {
    GeometryProxy(
      size: elements[element].size, origin: elements[element].origin, space: space, spaces: spaces)
  }

  private mutating func change(
    _ transform: PlacedClosure, of element: Int, to values: inout Int32
  ) {
    if preferences.row(ofColumn: transform.column, in: values) == nil {
      let row = preferences.columns[Int(transform.column)].insertDefault()
      preferences.prepend(PreferenceRow(column: transform.column, row: row), to: &values)
    }
    if let row = preferences.row(ofColumn: transform.column, in: values) {
      let proxy = proxy(of: element, in: transform.space)
      preferences.columns[Int(transform.column)].change(row, transform.number, proxy)
    }
  }
}
