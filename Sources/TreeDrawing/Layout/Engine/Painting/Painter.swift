/// The pass that finds out what the placed elements paint, in painting order and by layers.
///
/// It walks the elements along their links, not in the arena's order: late content stands last in
/// the arena, but may have to be painted first.
struct Painter: ~Copyable {
  private(set) var arena: Arena
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
  /// The opacity that each item is multiplied by where opening one more group is not allowed.
  private var opacity = 1.0

  private(set) var check: OutlineCheck
  private(set) var backdrops: [Scene.Backdrop] = []
  private var fadings: [Scene.Fading] = []

  /// Viewers limit nesting; however deep views nest, the picture must stay below.
  private static let mostOpenGroups = 32

  /// The steps in one layer.
  private struct PaintedLayer {
    /// Which of the arena's layers it is.
    let number: Int32
    var steps: [PaintingStep] = []
  }

  init(_ arena: consuming Arena) {
    check = OutlineCheck(arena)
    self.arena = arena
    self.arena.forgetLayout()
  }

  /// A task of the walk: an element to paint, or what to do when its inside is painted.
  private enum Task {
    case enter(Int32)
    case paintBackdrop(note: Int32, of: Int32)
    case endMark
    case endComposition
    case returnToLayer(Int32)
    case endGroup(start: Int)
    case returnToOpacity(Double)
  }

  /// Paints an element and all inside it.
  ///
  /// - Returns: the layers that anything was painted in, the lowest first.
  mutating func paint(_ root: Int) -> [Drawing.Layer] {
    var tasks = [Task.enter(Int32(root))]
    while let task = tasks.popLast() { perform(task, &tasks) }
    finishLayers()
    return drawnLayers()
  }

  private mutating func perform(_ task: Task, _ tasks: inout [Task]) {
    switch task {
    case .enter(let element): enter(Int(element), &tasks)
    case .paintBackdrop(let note, let element): paintBackdrop(note, of: Int(element))
    case .endMark:
      layers[current].steps.append(PaintingStep(.end))
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
    let most = PaintingStep.mostOfAKind
    precondition(max(arena.elements.count, arena.notes.count, arena.outlines.count) <= most)
    let scene = Scene(arena, check, backdrops: backdrops, fadings: fadings)
    return finished.map {
      Drawing.Layer(name: arena.layers[Int($0.number)], items: .init($0.steps, of: scene))
    }
  }

  /// Puts the layers so far, the lowest first, under all that follow.
  private mutating func finishLayers() {
    let names = arena.layers.values
    finished += layers.filter { !$0.steps.isEmpty }.sorted {
      let (one, other) = (names[Int($0.number)], names[Int($1.number)])
      return (one.height, one.name.text) < (other.height, other.name.text)
    }
    layers = [PaintedLayer(number: 0)]
    current = 0
  }

  /// Paints an element and those that wrap one view each, down to the first with several or none.
  private mutating func enter(_ element: Int, _ tasks: inout [Task]) {
    var element = element
    while true {
      start(element, &tasks)
      guard let child = arena.firstChild(of: element) else { return }
      guard arena.sibling(after: child) == nil else { break }
      element = child
    }
    pushChildren(of: element, &tasks)
  }

  private mutating func start(_ element: Int, _ tasks: inout [Task]) {
    start(note: arena.elements[element].notes, of: element, &tasks)
    switch arena.elements[element].kind {
    case .text: paintText(element)
    case .shape: paintShape(element)
    case .compositingGroup where current == 0 && !isComposited && !isInMark && openGroups == 0:
      finishLayers()
      isComposited = true
      tasks.append(.endComposition)
    case .opacity: fade(element, &tasks)
    default: break
    }
  }

  /// Starts what the notes of an element say, the outermost first.
  private mutating func start(note index: Int32, of element: Int, _ tasks: inout [Task]) {
    guard index != Note.none else { return }
    let note = arena.notes[Int(index)]
    // Calls nest no deeper than views are lowered in each other.
    start(note: note.outer, of: element, &tasks)
    switch note.kind {
    case .shapeBehind: paintBackdrop(index, of: element)
    case .shapeInFront: tasks.append(.paintBackdrop(note: index, of: Int32(element)))
    case .outlines: paintOutlines(Int(note.payload))
    case .mark where !isInMark: startMark(ofKind: note.payload, at: element, &tasks)
    case .layer where !isInMark && openGroups == 0:
      enter(layer: note.payload, &tasks)
    default: break
    }
  }

  private mutating func startMark(
    ofKind kind: Int32, at element: Int, _ tasks: inout [Task]
  ) {
    isInMark = true
    let layer = arena.marks.layer(ofKind: kind)
    if layer != Element.none, openGroups == 0 { enter(layer: layer, &tasks) }
    layers[current].steps.append(PaintingStep(.mark(element)))
    tasks.append(.endMark)
  }

  private mutating func enter(layer: Int32, _ tasks: inout [Task]) {
    tasks.append(.returnToLayer(Int32(current)))
    current = index(ofLayer: layer)
  }

  /// Where a layer is, found by comparing: they are few.
  private mutating func index(ofLayer number: Int32) -> Int {
    layers.firstIndex { $0.number == number }
      ?? layers.appendIndex(PaintedLayer(number: number))
  }

  /// Pushes the children so that the first comes up first.
  private mutating func pushChildren(of element: Int, _ tasks: inout [Task]) {
    let start = tasks.count
    var next = arena.elements[element].firstChild
    while next != Element.none {
      tasks.append(.enter(next))
      next = arena.elements[Int(next)].nextSibling
    }
    var (low, high) = (start, tasks.count - 1)
    while low < high {
      tasks.swapAt(low, high)
      (low, high) = (low + 1, high - 1)
    }
  }

  private mutating func paintText(_ element: Int) {
    let middle = arena.elements[element].frame[.center]
    if arena.warnings.isPaintable(at: middle) { add(PaintingStep(.element(element))) }
  }

  private mutating func paintShape(_ element: Int) {
    let shape = arena.shapes.entries[arena.payload(of: element)]
    let step = PaintingStep(.element(element))
    if check.isPaintable(step, shape, in: arena.elements[element].frame, &arena) { add(step) }
  }

  /// Paints a shape behind or in front of an element.
  private mutating func paintBackdrop(_ note: Int32, of element: Int) {
    let shape = arena.shapes.entries[Int(arena.notes[Int(note)].payload)]
    let step = PaintingStep(backdrop(note, of: element))
    let frame = arena.frame(ofShape: note, of: element)
    if check.isPaintable(step, shape, in: frame, &arena) { add(step) }
  }

  /// What the step of a shape behind or in front of an element says; mostly the element says it
  /// all.
  private mutating func backdrop(_ note: Int32, of element: Int) -> PaintingStep.Kind {
    guard arena.elements[element].notes != note else { return .backdrop(of: element) }
    let backdrop = Scene.Backdrop(note: note, element: Int32(element))
    return .outerBackdrop(backdrops.appendIndex(backdrop))
  }

  /// Paints a set of outlines in their layers.
  private mutating func paintOutlines(_ set: Int) {
    let numbers = arena.outlines[set: set]
    guard let first = numbers.first else { return }
    let outer = current
    if !isInMark, openGroups == 0 {
      current = index(ofLayer: arena.outlines.find(first).style.layer)
    }
    for number in numbers { paintOutline(number) }
    current = outer
  }

  private mutating func paintOutline(_ number: Int) {
    let (index, style) = arena.outlines.find(number)
    let step = PaintingStep(.outline(number))
    let isPaintable =
      switch index {
      case .line(let index):
        check.isPaintable(arena.outlines.lines[index], style.paint, arena.warnings)
      case .path(let index):
        check.isPaintable(step, arena.outlines.paths[index], style.paint, arena.warnings)
      }
    if isPaintable { add(step) }
  }

  private mutating func add(_ step: PaintingStep) {
    guard opacity > 0 else { return }
    layers[current].steps.append(opacity == 1 ? step : fadedStep(of: step, by: opacity))
  }

  private mutating func fadedStep(of step: PaintingStep, by opacity: Double) -> PaintingStep {
    PaintingStep(.faded(fadings.appendIndex(Scene.Fading(step: step, opacity: opacity))))
  }
}

extension Painter {
  /// Paints what comes next in a group with an opacity, unless that would be seen by nobody or nest
  /// too deeply.
  private mutating func fade(_ element: Int, _ tasks: inout [Task]) {
    let factor = arena.opacities[arena.payload(of: element)]
    guard factor < 1 else { return }
    if factor == 0 || openGroups == Self.mostOpenGroups {
      tasks.append(.returnToOpacity(opacity))
      opacity *= factor
    } else {
      openGroups += 1
      tasks.append(.endGroup(start: layers[current].steps.count))
      layers[current].steps.append(PaintingStep(.beginGroup(element)))
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
      layers[current].steps.append(PaintingStep(.endGroup))
    }
  }

  /// The only item of a group, faded as the group would be, if it can be.
  private mutating func fadedStep(after start: Int) -> PaintingStep? {
    guard case .beginGroup(let element) = layers[current].steps[start].kind else { return nil }
    let opacity = arena.opacities[arena.payload(of: element)]
    let step = layers[current].steps[start + 1]
    if case .faded(let index) = step.kind {
      let inner = fadings[index]
      return isOfOneColor(inner.step) ? fadedStep(of: inner.step, by: opacity * inner.opacity) : nil
    }
    return isOfOneColor(step) ? fadedStep(of: step, by: opacity) : nil
  }
}

extension Arena {
  /// Gives back what was needed for the layout alone, which is a quarter of all.
  fileprivate mutating func forgetLayout() {
    stacks = []
    guides = []
    transforms = []
    preferenceReaders = []
    readers = []
    preferences = PreferenceTable()
    measurements = [:]
    placements = [:]
  }
}
