/// Collects what the placed elements paint, in painting order and by layers.
///
/// It walks the elements along their links, not in the arena's order: late content stands last in the
/// arena, but may have to be painted first.
struct Painter {
  private let arena: Arena
  private var layers: [(name: DrawingLayer, items: [Drawing.Item])] = [(.content, [])]
  /// The layer that is painted in.
  private var current = 0
  /// Whether a marked view is painted: that is one piece, in which no other marks and layers count.
  private var isInMark = false

  init(_ arena: Arena) {
    self.arena = arena
  }

  /// A step of the walk: an element to paint, or what to do when its inside is painted.
  private enum Step {
    case enter(Int)
    case endMark
    case returnToLayer(Int)
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
      case .returnToLayer(let layer): current = layer
      }
    }
    return layers.filter { !$0.items.isEmpty }
      .sorted { ($0.name.height, $0.name.name.text) < ($1.name.height, $1.name.name.text) }
      .map { Drawing.Layer(name: $0.name, items: $0.items) }
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
      if let layer { enter(layer, &steps) }
      layers[current].items.append(.begin(mark, frame: frame(of: element)))
      steps.append(.endMark)
    case .layer where !isInMark: enter(arena.layers[arena.payload(of: element)], &steps)
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
    let baseline = frame.midY + line.font.baselineFromMiddle
    let center = Point(x: frame.midX, y: baseline)
    guard arena.warnings.isPaintable(at: center) else { return }
    layers[current].items.append(.text(line.text, center: center, line.font, line.color))
  }

  private mutating func paintShape(_ element: Int) {
    let (shape, paint) = arena.shapes[arena.payload(of: element)]
    guard !paint.isInvisible else { return }
    guard let path = arena.warnings.checked(shape.path(in: frame(of: element))) else { return }
    layers[current].items.append(.shape(path, arena.warnings.checked(paint)))
  }

  private func frame(of element: Int) -> Rect {
    Rect(origin: arena.elements[element].origin, size: arena.elements[element].size)
  }
}
