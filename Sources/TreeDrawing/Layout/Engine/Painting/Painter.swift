/// Finds out what the placed elements paint, in painting order and by layers.
///
/// It walks the elements along their links, not in the arena's order: late content stands last in the
/// arena, but may have to be painted first.
struct Painter: ~Copyable {
  private var arena: Arena
  /// What is painted under the layers at hand.
  private var finished: [PaintedLayer] = []
  private var layers = [PaintedLayer(number: 0)]
  /// The layer that is painted in.
  private var current = 0
  /// Whether a marked view is painted: that is one piece, in which no other marks and layers count.
  private var isInMark = false
  /// Whether layers are painted that have a place of their own among the others.
  private var isComposited = false
  /// How many groups with an opacity are open; each is one piece, in which no layers count.
  private var openGroups = 0
  /// How much everything covers that is painted where no group may be opened for it.
  private var opacity = 1.0

  private var outlines: OutlineCheck
  private var fadings: [Scene.Fading] = []

  /// Viewers have limits on nesting, which the depth of views must not meet.
  private static let mostOpenGroups = 32

  /// The steps in one layer.
  private struct PaintedLayer {
    /// Which of the arena's layers it is.
    let number: Int32
    var steps: [Int32] = []
  }

  init(_ arena: consuming Arena) {
    outlines = OutlineCheck(arena)
    self.arena = arena
  }

  /// A step of the walk: an element to paint, or what to do when its inside is painted.
  private enum Visit {
    case enter(ElementID)
    case paintShape(AnnotationID, of: ElementID)
    case endMark
    case endComposition
    case returnToLayer(Int32)
    case endGroup(start: Int)
    case returnToOpacity(Double)
  }

  /// Paints an element and all inside it.
  ///
  /// - Returns: the layers that anything was painted in, the lowest first.
  mutating func paint(_ root: ElementID) -> [Drawing.Layer] {
    var visits = [Visit.enter(root)]
    while let visit = visits.popLast() { perform(visit, &visits) }
    finishLayers()
    return drawnLayers()
  }

  private mutating func perform(_ visit: Visit, _ visits: inout [Visit]) {
    switch visit {
    case .enter(let element): enter(element, &visits)
    case .paintShape(let shape, let element): paintShape(shape, of: element)
    case .endMark:
      layers[current].steps.append(Scene.end)
      isInMark = false
    case .endComposition:
      finishLayers()
      isComposited = false
    case .returnToLayer(let layer): current = Int(layer)
    case .endGroup(let start): endGroup(from: start)
    case .returnToOpacity(let outer): opacity = outer
    }
  }

  private mutating func drawnLayers() -> [Drawing.Layer] {
    let most = Scene.Step.mostOfAKind
    precondition(
      max(arena.tree.elements.count, arena.tree.annotations.count, arena.picture.lines.lines.count)
        <= most)
    let scene = Scene(arena, paints: outlines.paints, paths: outlines.paths, fadings: fadings)
    return finished.map {
      Drawing.Layer(name: arena.picture.layers[Int($0.number)], items: .init($0.steps, of: scene))
    }
  }

  /// Puts the layers so far, the lowest first, under all that follow.
  private mutating func finishLayers() {
    let names = arena.picture.layers.values
    finished += layers.filter { !$0.steps.isEmpty }.sorted {
      let (one, other) = (names[Int($0.number)], names[Int($1.number)])
      return (one.height, one.name.text) < (other.height, other.name.text)
    }
    layers = [PaintedLayer(number: 0)]
    current = 0
  }

  /// Paints an element and those that wrap one view each, down to the first with several or none.
  private mutating func enter(_ element: ElementID, _ visits: inout [Visit]) {
    var element = element
    while true {
      start(element, &visits)
      guard let child = arena.firstChild(of: element) else { return }
      guard arena.sibling(after: child) == nil else { break }
      element = child
    }
    pushChildren(of: element, &visits)
  }

  private mutating func start(_ element: ElementID, _ visits: inout [Visit]) {
    start(annotation: arena[element].annotations, of: element, &visits)
    switch arena[element].kind {
    case .text: paintText(element)
    case .shape: paintShape(element)
    case .compositingGroup where current == 0 && !isComposited && !isInMark && openGroups == 0:
      finishLayers()
      isComposited = true
      visits.append(.endComposition)
    case .opacity: fade(element, &visits)
    default: break
    }
  }

  /// Starts what the notes of an element say, the outermost first.
  private mutating func start(
    annotation id: AnnotationID, of element: ElementID, _ visits: inout [Visit]
  ) {
    guard id != .none else { return }
    let annotation = arena[id]
    // Calls nest no deeper than views are lowered in each other.
    start(annotation: annotation.outer, of: element, &visits)
    switch annotation.kind {
    case .shapeBehind: paintShape(id, of: element)
    case .shapeInFront: visits.append(.paintShape(id, of: element))
    case .lines: paintLines(Int(annotation.payload)..<Int(annotation.tag))
    case .mark where !isInMark: startMark(ofKind: annotation.payload, at: element, &visits)
    case .layer where !isInMark && openGroups == 0:
      enter(layer: annotation.payload, &visits)
    default: break
    }
  }

  private mutating func startMark(
    ofKind kind: Int32, at element: ElementID, _ visits: inout [Visit]
  ) {
    isInMark = true
    let layer = arena.picture.marks.layer(ofKind: kind)
    if layer != MarkTable.noLayer, openGroups == 0 { enter(layer: layer, &visits) }
    layers[current].steps.append(Scene.Step.mark(element.index).number)
    visits.append(.endMark)
  }

  private mutating func enter(layer: Int32, _ visits: inout [Visit]) {
    visits.append(.returnToLayer(Int32(current)))
    current = index(ofLayer: layer)
  }

  /// Where a layer is, found by comparing: they are few.
  private mutating func index(ofLayer number: Int32) -> Int {
    layers.firstIndex { $0.number == number }
      ?? layers.appendIndex(PaintedLayer(number: number))
  }

  /// Pushes the children so that the first comes up first.
  private mutating func pushChildren(of element: ElementID, _ visits: inout [Visit]) {
    let start = visits.count
    var next = arena[element].firstChild
    while next != .none {
      visits.append(.enter(next))
      next = arena[next].nextSibling
    }
    var (low, high) = (start, visits.count - 1)
    while low < high {
      visits.swapAt(low, high)
      (low, high) = (low + 1, high - 1)
    }
  }

  private mutating func paintText(_ element: ElementID) {
    let middle = arena[element].frame[.center]
    if arena.warnings.isPaintable(at: middle) { add(element.number) }
  }

  private mutating func paintShape(_ element: ElementID) {
    let shape = arena.picture.shapes.entries[arena.payload(of: element)]
    let step = element.number
    if outlines.isPaintable(step, shape, in: arena[element].frame, &arena) { add(step) }
  }

  /// Paints a shape behind or in front of an element.
  private mutating func paintShape(_ id: AnnotationID, of element: ElementID) {
    let shape = arena.picture.shapes.entries[Int(arena[id].payload)]
    let step = Scene.Step.shape(note: id.index).number
    arena[id].tag = element.number
    let frame = arena.picture.frame(ofShape: id, in: arena[element].frame)
    if outlines.isPaintable(step, shape, in: frame, &arena) { add(step) }
  }

  private mutating func paintLines(_ lines: Range<Int>) {
    guard let first = lines.first, let look = arena.picture.lines.look(of: first) else { return }
    let outer = current
    if !isInMark, openGroups == 0 { current = index(ofLayer: look.layer) }
    for index in lines {
      let step = Scene.Step.line(index).number
      if outlines.isPaintable(step, arena.picture.lines.lines[index], look.paint, &arena) {
        add(step)
      }
    }
    current = outer
  }

  private mutating func add(_ step: Int32) {
    guard opacity > 0 else { return }
    layers[current].steps.append(opacity == 1 ? step : fadedStep(of: step, by: opacity))
  }

  private mutating func fadedStep(of step: Int32, by opacity: Double) -> Int32 {
    Scene.step(ofFading: fadings.appendIndex(Scene.Fading(step: step, opacity: opacity)))
  }
}

extension Painter {
  /// Paints what comes next in a group with an opacity, unless that would be seen by nobody or nest
  /// too deeply.
  private mutating func fade(_ element: ElementID, _ visits: inout [Visit]) {
    let factor = arena.picture.opacities[arena.payload(of: element)]
    guard factor < 1 else { return }
    if factor == 0 || openGroups == Self.mostOpenGroups {
      visits.append(.returnToOpacity(opacity))
      opacity *= factor
    } else {
      openGroups += 1
      visits.append(.endGroup(start: layers[current].steps.count))
      layers[current].steps.append(element.number)
    }
  }

  /// Closes a group; one of a single item in one colour is not needed, nor is an empty one.
  private mutating func endGroup(from start: Int) {
    openGroups -= 1
    let count = layers[current].steps.count - start - 1
    if count == 0 {
      layers[current].steps.removeLast()
    } else if count == 1, let step = fadedStep(after: start) {
      layers[current].steps.removeLast(2)
      layers[current].steps.append(step)
    } else {
      layers[current].steps.append(Scene.endGroup)
    }
  }

  /// The only item of a group, faded as the group would be, if it can be.
  private mutating func fadedStep(after start: Int) -> Int32? {
    let opacity = arena.picture.opacities[
      arena.payload(of: ElementID(Int(layers[current].steps[start])))]
    let step = layers[current].steps[start + 1]
    let inner = Scene.index(ofFading: step).map { fadings[$0] }
    let item = inner?.step ?? step
    guard item >= 0, isOfOneColor(item) else { return nil }
    return fadedStep(of: item, by: opacity * (inner?.opacity ?? 1))
  }

  /// Whether what an element paints has one colour, so that fading that is fading all.
  private mutating func isOfOneColor(_ step: Int32) -> Bool {
    switch Scene.Step(step) {
    case .line: return true
    case .mark: return false
    case .shape(let note): return isOfOneColor(shape: arena.tree.annotations[note].payload)
    case .element(let index):
      let element = arena.tree.elements[index]
      switch element.kind {
      case .text: return arena.picture.texts.style(of: Int(element.payload)).halo == nil
      case .shape: return isOfOneColor(shape: element.payload)
      default: return false
      }
    }
  }

  private mutating func isOfOneColor(shape: Int32) -> Bool {
    let paint = outlines.paints[Int(arena.picture.shapes.entries[Int(shape)].paint)]
    return paint.fill == nil || paint.stroke == nil
  }
}
