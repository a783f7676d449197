/// The pass that finds out what the placed elements paint, in painting order and by layers.
///
/// It walks the elements along their links, not in the arena's order: late content stands last in
/// the arena, but may have to be painted first.
struct Painter: ~Copyable {
  var views: PlacedViews
  /// What is painted under the layers at hand.
  private var finished: [PaintedLayer] = []
  var layers = [PaintedLayer(number: 0)]
  /// The layer that is painted in.
  private(set) var current = 0
  /// How many views in layers of their own are open.
  private var openLayers = 0
  /// Whether a marked view is painted: that is one piece, in which no other marks and layers count.
  private var isInMark = false
  /// Whether layers are painted that have a place of their own among the others.
  private var isComposited = false
  /// How many groups with an opacity or a note are open; each is one piece, in which no layers
  /// count.
  var openGroups = 0
  /// Whether a link is open: there is none in another.
  var isInLink = false
  /// The opacity that each item is multiplied by where opening one more group is not allowed.
  var opacity = 1.0

  /// The coordinates of turned views that are painted in.
  var planes = PaintedPlanes()

  private(set) var check: OutlineCheck
  private(set) var backdrops: [Scene.Backdrop] = []
  private(set) var fadings: [Scene.Fading] = []
  var definitions = PaintedDefinitions()
  /// The paths that are clipped to, by their numbers, the outermost first.
  var openClips: [OpenClip] = []

  init(_ views: consuming PlacedViews) {
    check = OutlineCheck(views.picture.shapes)
    self.views = views
  }

  /// A task of the walk: an element to paint, or what to do when its inside is painted.
  enum Task {
    case enter(ElementID)
    case paintBackdrop(AnnotationID, of: ElementID)
    case endMark
    case endComposition
    case returnToLayer(Int32)
    case endGroup(start: Int)
    case endNote(Int, start: Int)
    case returnToOpacity(Double)
    case leavePlane
    case leaveGroupInPlane
    case endClip
    case suspendClips(downTo: Int)
  }

  /// Paints an element and all inside it.
  ///
  /// - Returns: the layers that anything was painted in, the lowest first.
  mutating func paint(_ root: ElementID) -> [Drawing.Layer] {
    var tasks = [Task.enter(root)]
    while let task = tasks.popLast() { perform(task, &tasks) }
    finishLayers()
    return drawnLayers()
  }

  @inline(__always)
  private mutating func perform(_ task: Task, _ tasks: inout [Task]) {
    switch task {
    case .enter(let element): enter(element, &tasks)
    case .paintBackdrop(let shape, let element): paintBackdrop(shape, of: element)
    case .endMark:
      if planes.areUsed { layers[current].leavePlane() }
      layers[current].steps.append(PaintingStep(.end))
      isInMark = false
    case .endComposition:
      finishLayers()
      isComposited = false
    case .returnToLayer(let layer):
      current = Int(layer)
      openLayers -= 1
    case .endGroup(let start): endGroup(from: start)
    case .endNote(let note, let start): endNote(note, from: start)
    case .returnToOpacity(let outer): opacity = outer
    case .leavePlane: planes.leave()
    case .leaveGroupInPlane: planes.leaveGroup(in: &layers[current])
    case .endClip: endClip()
    case .suspendClips(let count): suspendClips(downTo: count)
    }
  }

  private mutating func drawnLayers() -> [Drawing.Layer] {
    let most = PaintingStep.mostOfAKind
    precondition(
      max(views.tree.elements.count, views.tree.annotations.count, views.picture.outlines.count)
        <= most)
    let scene = Scene(
      views.tree, views.picture, check, backdrops: backdrops, fadings: fadings,
      planes: planes, definitions: definitions)
    return finished.map {
      Drawing.Layer(name: views.picture.layers[Int($0.number)], items: .init($0.steps, of: scene))
    }
  }

  /// Puts the layers so far, the lowest first, under all that follow.
  private mutating func finishLayers() {
    let names = views.picture.layers.values
    for index in layers.indices { layers[index].leavePlane() }
    suspendClips(downTo: 0)
    finished += layers.filter { !$0.steps.isEmpty }.sorted {
      let (one, other) = (names[Int($0.number)], names[Int($1.number)])
      return (one.height, one.name.text) < (other.height, other.name.text)
    }
    layers = [PaintedLayer(number: 0)]
    current = 0
    resumeClips()
  }

  /// Paints an element and those that wrap one view each, down to the first with several or none.
  @inline(__always)
  private mutating func enter(_ element: ElementID, _ tasks: inout [Task]) {
    var element = element
    while true {
      start(element, &tasks)
      guard let child = views.tree.firstChild(of: element) else { return }
      guard views.tree.sibling(after: child) == nil else { break }
      element = child
    }
    pushChildren(of: element, &tasks)
  }

  @inline(__always)
  private mutating func start(_ element: ElementID, _ tasks: inout [Task]) {
    start(views.tree[element].annotations, of: element, &tasks)
    switch views.tree[element].kind {
    case .text, .paragraph: paintText(element)
    case .shape: paintShape(element)
    case .image, .resizableImage: paintImage(element)
    case .compositingGroup where openLayers == 0 && !isComposited && !isInMark && openGroups == 0:
      finishLayers()
      isComposited = true
      tasks.append(.endComposition)
    case .opacity: fade(element, &tasks)
    case .geometryEffect: enterPlane(of: element, &tasks)
    case .clip: clip(element, &tasks)
    case .note: beginNote(element, &tasks)
    default: break
    }
  }

  /// Starts what the annotations of an element say, the outermost first.
  private mutating func start(
    _ id: AnnotationID, of element: ElementID, _ tasks: inout [Task]
  ) {
    guard id != .none else { return }
    let annotation = views.tree[id]
    // Calls nest no deeper than views are lowered in each other.
    start(annotation.outer, of: element, &tasks)
    switch annotation.kind {
    case .shapeBehind: paintBackdrop(id, of: element)
    case .shapeInFront: tasks.append(.paintBackdrop(id, of: element))
    case .outlines: paintOutlines(Int(annotation.payload))
    case .mark where !isInMark: startMark(ofKind: annotation.payload, at: element, &tasks)
    case .layer where !isInMark && openGroups == 0:
      enter(layer: annotation.payload, &tasks)
    default: break
    }
  }

  private mutating func startMark(
    ofKind kind: Int32, at element: ElementID, _ tasks: inout [Task]
  ) {
    isInMark = true
    let layer = views.picture.marks.layer(ofKind: kind)
    if layer != MarkTable.noLayer, openGroups == 0 { enter(layer: layer, &tasks) }
    if planes.areUsed {
      beginGroup(&tasks)
      planes.note(frameOf: element, views.tree[element].frame)
    }
    layers[current].steps.append(PaintingStep(.mark(element)))
    tasks.append(.endMark)
  }

  @inline(__always)
  private mutating func enter(layer: Int32, _ tasks: inout [Task]) {
    tasks.append(.returnToLayer(Int32(current)))
    openLayers += 1
    current = index(ofLayer: layer)
    if !openClips.isEmpty { tasks.append(.suspendClips(downTo: resumeClips())) }
  }

  /// Where a layer is, found by comparing: they are few.
  private mutating func index(ofLayer number: Int32) -> Int {
    layers.firstIndex { $0.number == number }
      ?? layers.appendIndex(PaintedLayer(number: number))
  }

  /// Pushes the children so that the first comes up first.
  private mutating func pushChildren(of element: ElementID, _ tasks: inout [Task]) {
    let start = tasks.count
    if !views.picture.zIndices.isEmpty, let sorted = views.childrenByZIndex(of: element) {
      tasks += sorted.reversed().map(Task.enter)
      return
    }
    var next = views.tree[element].firstChild
    while next != .none {
      tasks.append(.enter(next))
      next = views.tree[next].nextSibling
    }
    var (low, high) = (start, tasks.count - 1)
    while low < high {
      tasks.swapAt(low, high)
      (low, high) = (low + 1, high - 1)
    }
  }

  mutating func payload(of element: ElementID) -> Int {
    Int(views.tree[element].payload)
  }

  @inline(__always)
  private mutating func paintText(_ element: ElementID) {
    let middle = views.tree[element].frame[.center]
    guard views.warnings.isPaintable(at: middle) else { return }
    let step = PaintingStep(.element(element))
    if views.picture.gradients.values.isEmpty { add(step) } else { addText(step, element) }
  }

  private mutating func paintShape(_ element: ElementID) {
    let number = payload(of: element)
    paint(number, PaintingStep(.element(element)), in: views.tree[element].frame)
  }

  /// Paints a shape in a frame by a step.
  @inline(__always)
  private mutating func paint(_ number: Int, _ step: PaintingStep, in frame: Rect) {
    let shape = views.picture.shapes.entries[number]
    guard check.isPaintable(step, shape, in: frame, &views.picture, views.warnings)
    else { return }
    if views.picture.gradients.values.isEmpty { add(step) } else { addShape(step, number, frame) }
  }

  /// Paints a shape behind or in front of an element.
  private mutating func paintBackdrop(_ id: AnnotationID, of element: ElementID) {
    let step = PaintingStep(backdrop(id, of: element))
    let frame = views.picture.frame(ofShape: id, in: views.tree[element].frame)
    paint(Int(views.tree[id].payload), step, in: frame)
  }

  /// What the step of a shape behind or in front of an element says; mostly the element says it
  /// all.
  private mutating func backdrop(_ id: AnnotationID, of element: ElementID) -> PaintingStep.Kind {
    guard views.tree[element].annotations != id else { return .backdrop(of: element) }
    let backdrop = Scene.Backdrop(shape: id, element: element)
    return .outerBackdrop(backdrops.appendIndex(backdrop))
  }

  /// Paints a set of outlines in their layers.
  private mutating func paintOutlines(_ set: Int) {
    let numbers = views.picture.outlines[set: set]
    guard let first = numbers.first else { return }
    let outer = current
    if !isInMark, openGroups == 0 {
      current = index(ofLayer: views.picture.outlines.find(first).style.layer)
    }
    let clipCount = openClips.isEmpty ? 0 : resumeClips()
    for number in numbers { paintOutline(number) }
    if !openClips.isEmpty { suspendClips(downTo: clipCount) }
    current = outer
  }

  private mutating func paintOutline(_ number: Int) {
    let (index, style) = views.picture.outlines.find(number)
    let step = PaintingStep(.outline(number))
    let isPaintable =
      switch index {
      case .connectors(let index):
        check.isPaintable(
          index, of: views.picture.outlines.connectors, style.paint, views.warnings)
      case .path(let index):
        check.isPaintable(step, views.picture.outlines.paths[index], style.paint, views.warnings)
      }
    if isPaintable { add(step) }
  }

  @inline(__always)
  mutating func add(_ step: PaintingStep) {
    guard opacity > 0 else { return }
    if planes.areUsed { planes.open(in: &layers[current]) }
    layers[current].steps.append(opacity == 1 ? step : fadedStep(of: step, by: opacity))
  }

  @inline(never)
  mutating func fadedStep(of step: PaintingStep, by opacity: Double) -> PaintingStep {
    if case .shaded(let index) = step.kind { return fadedShading(index, by: opacity) }
    return PaintingStep(.faded(fadings.appendIndex(Scene.Fading(step: step, opacity: opacity))))
  }
}
