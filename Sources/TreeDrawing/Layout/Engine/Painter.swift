/// Collects what the placed elements paint, in painting order and by layers.
///
/// It walks the elements along their links, not in the arena's order: late content stands last in the
/// arena, but may have to be painted first.
struct Painter {
  private let arena: Arena
  /// What is painted under the layers at hand.
  private var finished: [Drawing.Layer] = []
  private var layers: [(name: DrawingLayer, items: [Drawing.Item])] = [(.content, [])]
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

  /// Viewers have limits on nesting, which the depth of views must not meet.
  private static let mostOpenGroups = 32

  init(_ arena: Arena) {
    self.arena = arena
  }

  /// A step of the walk: an element to paint, or what to do when its inside is painted.
  private enum Step {
    case enter(Int)
    case endMark
    case endComposition
    case returnToLayer(Int)
    case endGroup(start: Int)
    case returnToOpacity(Double)
  }

  /// Paints an element and all inside it.
  ///
  /// - Returns: the layers that anything was painted in, the lowest first.
  mutating func paint(_ root: Int) -> [Drawing.Layer] {
    var steps = [Step.enter(root)]
    while let step = steps.popLast() {
      switch step {
      case .enter(let element): enter(element, &steps)
      case .endMark:
        layers[current].items.append(.end)
        isInMark = false
      case .endComposition:
        finishLayers()
        isComposited = false
      case .returnToLayer(let layer): current = layer
      case .endGroup(let start): endGroup(from: start)
      case .returnToOpacity(let outer): opacity = outer
      }
    }
    finishLayers()
    return finished
  }

  /// Puts the layers so far, the lowest first, under all that follow.
  private mutating func finishLayers() {
    finished += layers.filter { !$0.items.isEmpty }
      .sorted { ($0.name.height, $0.name.name.text) < ($1.name.height, $1.name.name.text) }
      .map { Drawing.Layer(name: $0.name, items: $0.items) }
    layers = [(.content, [])]
    current = 0
  }

  /// Paints an element and those that wrap one view each, down to the first with several or none.
  private mutating func enter(_ element: Int, _ steps: inout [Step]) {
    var element = element
    while true {
      start(element, &steps)
      guard let child = arena.firstChild(of: element) else { return }
      guard arena.sibling(after: child) == nil else { break }
      element = child
    }
    pushChildren(of: element, &steps)
  }

  private mutating func start(_ element: Int, _ steps: inout [Step]) {
    switch arena.elements[element].kind {
    case .text: paintText(element)
    case .shape: paintShape(element)
    case .mark where !isInMark:
      isInMark = true
      let (mark, layer) = arena.marks[arena.payload(of: element)]
      if let layer, openGroups == 0 { enter(layer, &steps) }
      layers[current].items.append(.begin(mark, frame: frame(of: element)))
      steps.append(.endMark)
    case .compositingGroup where current == 0 && !isComposited && !isInMark && openGroups == 0:
      finishLayers()
      isComposited = true
      steps.append(.endComposition)
    case .opacity: fade(by: arena.opacities[arena.payload(of: element)], &steps)
    case .layer where !isInMark && openGroups == 0:
      enter(arena.layers[arena.payload(of: element)], &steps)
    default: break
    }
  }

  /// Goes on in another layer, found by comparing: they are few.
  private mutating func enter(_ layer: DrawingLayer, _ steps: inout [Step]) {
    steps.append(.returnToLayer(current))
    current = layers.firstIndex { $0.name == layer } ?? add(layer)
  }

  /// Adds a layer with room for all there is; memory that stays unused costs nothing.
  private mutating func add(_ layer: DrawingLayer) -> Int {
    var items: [Drawing.Item] = []
    items.reserveCapacity(arena.texts.count + arena.shapes.count + 2 * arena.marks.count)
    return layers.appendIndex((layer, items))
  }

  /// Pushes the children so that the first comes up first.
  private func pushChildren(of element: Int, _ steps: inout [Step]) {
    let start = steps.count
    var next = arena.firstChild(of: element)
    while let child = next {
      steps.append(.enter(child))
      next = arena.sibling(after: child)
    }
    steps[start...].reverse()
  }

  private mutating func paintText(_ element: Int) {
    let line = arena.texts[arena.payload(of: element)]
    let frame = frame(of: element)
    guard arena.warnings.isPaintable(at: frame[.center]) else { return }
    paint(line.item(in: frame))
  }

  private mutating func paintShape(_ element: Int) {
    let (shape, paint) = arena.shapes[arena.payload(of: element)]
    guard !paint.isInvisible else { return }
    guard let path = arena.warnings.checked(shape.path(in: frame(of: element))) else { return }
    self.paint(.shape(path, arena.warnings.checked(paint)))
  }

  private mutating func paint(_ item: Drawing.Item) {
    guard opacity > 0 else { return }
    layers[current].items.append(opacity == 1 ? item : item.faded(by: opacity))
  }

  private func frame(of element: Int) -> Rect {
    Rect(origin: arena.elements[element].origin, size: arena.elements[element].size)
  }
}

extension Painter {
  /// Paints what comes next in a group with an opacity, unless that would be seen by nobody or nest
  /// too deeply.
  private mutating func fade(by factor: Double, _ steps: inout [Step]) {
    guard factor < 1 else { return }
    if factor == 0 || openGroups == Self.mostOpenGroups {
      steps.append(.returnToOpacity(opacity))
      opacity *= factor
    } else {
      openGroups += 1
      steps.append(.endGroup(start: layers[current].items.count))
      layers[current].items.append(.beginGroup(opacity: factor))
    }
  }

  /// Closes a group; one of a single item in one colour is not needed, nor is an empty one.
  private mutating func endGroup(from start: Int) {
    openGroups -= 1
    let count = layers[current].items.count - start - 1
    if count == 0 {
      layers[current].items.removeLast()
    } else if count == 1, let item = fadedItem(after: start) {
      layers[current].items.removeLast(2)
      layers[current].items.append(item)
    } else {
      layers[current].items.append(.endGroup)
    }
  }

  /// The first item of a group, faded as the group would be, if it can be.
  private func fadedItem(after start: Int) -> Drawing.Item? {
    let item = layers[current].items[start + 1]
    guard case .beginGroup(let opacity) = layers[current].items[start], item.isOfOneColor else {
      return nil
    }
    return item.faded(by: opacity)
  }
}
