/// What is left of the arena when all is in its place: what can be seen.
final class Scene: Sendable {
  private let elements: [Element]
  private let notes: [Annotation]
  private let texts: TextTable
  private let shapes: [ShapeTable.Entry]
  private let shapeShifts: [AnnotationID: Point]
  private let lines: LineTable
  private let paints: [Paint]
  private let marks: MarkTable
  private let opacities: [Double]
  /// The paths of those shapes that are not simply the outline in the element's frame.
  private let paths: [Int32: Path]
  private let fadings: [Fading]

  /// An item that is painted by itself in fainter colours.
  struct Fading {
    let step: Int32
    let opacity: Double
  }

  init(_ arena: borrowing Arena, paints: [Paint], paths: [Int32: Path], fadings: [Fading]) {
    elements = arena.tree.elements
    notes = arena.tree.annotations
    texts = arena.picture.texts
    shapes = arena.picture.shapes.entries
    shapeShifts = arena.picture.shapeShifts
    lines = arena.picture.lines
    marks = arena.picture.marks
    opacities = arena.picture.opacities
    self.paints = paints
    self.paths = paths
    self.fadings = fadings
  }
}

extension Scene {
  /// The step that ends what was marked.
  static let end: Int32 = -1
  /// The step that ends a group.
  static let endGroup: Int32 = -2

  /// The step of an item in fainter colours, by its place among them; that of others is a `Step`.
  static func step(ofFading index: Int) -> Int32 { -3 - Int32(index) }

  /// The place of an item in fainter colours, if that is what a step is.
  static func index(ofFading step: Int32) -> Int? { step <= -3 ? -3 - Int(step) : nil }
}

extension Scene: ItemSource {
  func item(_ step: Int32) -> Drawing.Item {
    if let index = Self.index(ofFading: step) {
      return item(of: fadings[index].step).faded(by: fadings[index].opacity)
    }
    switch step {
    case Self.end: return .end
    case Self.endGroup: return .endGroup
    default: return item(of: step)
    }
  }

  private func item(of step: Int32) -> Drawing.Item {
    switch Step(step) {
    case .mark(let index): return mark(at: elements[index])
    case .shape(let note): return shape(of: step, Int32(note))
    case .line(let index):
      return .shape(path(of: step, lines.lines[index].outline, .zero), paint(ofLine: index))
    case .element(let index): return item(of: step, elements[index])
    }
  }

  private func item(of step: Int32, _ element: Element) -> Drawing.Item {
    let payload = Int(element.payload)
    switch element.kind {
    case .text: return texts.block(payload).item(in: element.frame)
    case .opacity: return .beginGroup(opacity: opacities[payload])
    default:
      return .shape(path(of: step, shapes[payload].outline, element.frame), paint(ofShape: payload))
    }
  }

  private func shape(of step: Int32, _ index: Int32) -> Drawing.Item {
    let note = notes[Int(index)]
    let shape = Int(note.payload)
    let frame = shapeShifts.frame(
      ofShape: AnnotationID(Int(index)), in: elements[Int(note.tag)].frame)
    return .shape(path(of: step, shapes[shape].outline, frame), paint(ofShape: shape))
  }

  private func mark(at element: Element) -> Drawing.Item {
    notes.mark(from: element.annotations).map { .begin(marks.mark(of: $0), frame: element.frame) }
      ?? .end
  }

  func tell<Receiver: ItemReceiver & ~Copyable>(
    _ steps: ArraySlice<Int32>, to receiver: inout Receiver
  ) {
    for step in steps {
      if step == Self.end {
        receiver.end()
      } else if step < 0 || !paths.isEmpty && paths[step] != nil {
        receiver.other(item(step), look: look(of: step))
      } else {
        tell(step, to: &receiver)
      }
    }
  }

  /// Tells what a step stands for that is in the tables as it is.
  @inline(__always)
  private func tell<Receiver: ItemReceiver & ~Copyable>(
    _ step: Int32, to receiver: inout Receiver
  ) {
    switch Step(step) {
    case .mark(let index): tellMark(at: elements[index], to: &receiver)
    case .line(let index):
      let line = lines.lines[index]
      receiver.line(from: line.start, to: line.end, look: look(ofLine: index, at: step))
    case .shape(let note) where shapeShifts.isEmpty:
      let note = notes[note]
      tellShape(step, Int(note.payload), elements[Int(note.tag)].frame, to: &receiver)
    case .element(let index) where elements[index].kind == .text:
      tellText(elements[index], step, to: &receiver)
    case .element(let index) where elements[index].kind == .shape:
      tellShape(step, Int(elements[index].payload), elements[index].frame, to: &receiver)
    case .element, .shape: receiver.other(item(step), look: look(of: step))
    }
  }

  @inline(__always)
  private func tellShape<Receiver: ItemReceiver & ~Copyable>(
    _ step: Int32, _ shape: Int, _ frame: Rect, to receiver: inout Receiver
  ) {
    let look = look(ofShape: shape, at: step)
    switch shapes[shape].outline {
    case .rectangle(let radius):
      receiver.rectangle(frame.standardized, cornerRadius: radius, look: look)
    case .line(let start, let end):
      receiver.line(from: start + frame.origin, to: end + frame.origin, look: look)
    case .ellipse, .custom: receiver.other(item(step), look: look)
    }
  }

  @inline(__always)
  private func tellText<Receiver: ItemReceiver & ~Copyable>(
    _ element: Element, _ step: Int32, to receiver: inout Receiver
  ) {
    let block = texts.block(Int(element.payload))
    let look = look(of: step)
    guard block.lineCount == 1 else { return receiver.other(item(step), look: look) }
    receiver.text(
      block.text, at: block.origin(in: element.frame), block.style.font, block.metrics, look: look)
  }

  @inline(__always)
  private func tellMark<Receiver: ItemReceiver & ~Copyable>(
    at element: Element, to receiver: inout Receiver
  ) {
    if let note = notes.mark(from: element.annotations) {
      receiver.begin(marks.mark(of: note))
    } else {
      receiver.other(.end, look: -1)
    }
  }

  func tellLooks(of steps: [Int32], to receiver: inout some LookReceiver) {
    for position in steps.indices { receiver.take(look(of: steps[position]), at: position) }
  }

  func look(of step: Int32) -> Int32 {
    // Faded items are few; each has a look of its own.
    guard step >= 0 else { return step <= -3 ? Int32.max + step : -1 }
    switch Step(step) {
    case .mark: return -1
    case .shape(let note): return look(ofShape: Int(notes[note].payload), at: step)
    case .line(let index): return look(ofLine: index, at: step)
    case .element(let index): return look(of: step, elements[index])
    }
  }

  func markEdge(of step: Int32) -> MarkEdge? {
    guard step >= 0 else { return step == Self.end ? .end : nil }
    if case .mark = Step(step) { return .begin }
    return nil
  }

  /// Texts have even looks, shapes odd ones; the rest is the style, and what else tells them apart.
  private func look(of step: Int32, _ element: Element) -> Int32 {
    let payload = Int(element.payload)
    switch element.kind {
    case .text:
      let entry = texts.entries[payload]
      return 4 * entry.style + (entry.lineCount > 1 ? 2 : 0)
    case .shape: return look(ofShape: payload, at: step)
    default: return -1
    }
  }

  private func look(ofShape shape: Int, at step: Int32) -> Int32 {
    look(paint: shapes[shape].paint, form: form(of: step, shapes[shape].outline))
  }

  private func look(ofLine line: Int, at step: Int32) -> Int32 {
    let form = form(of: step, lines.lines[line].outline)
    return look(paint: lines.look(of: line)?.paint ?? 0, form: form)
  }

  private func look(paint: Int32, form: Int32) -> Int32 { 2 * (4 * paint + form) + 1 }

  private func form(of step: Int32, _ outline: ShapeTable.Outline) -> Int32 {
    if !paths.isEmpty, let path = paths[step] { return path.formNumber }
    switch outline {
    case .rectangle: return 0
    case .ellipse: return 1
    case .line: return 2
    case .custom: return 3
    }
  }

  private func path(of step: Int32, _ outline: ShapeTable.Outline, _ frame: Rect) -> Path {
    if !paths.isEmpty, let path = paths[step] { return path }
    return outline.path(in: frame) ?? Path()
  }

  private func paint(ofShape shape: Int) -> Paint { paints[Int(shapes[shape].paint)] }

  private func paint(ofLine line: Int) -> Paint {
    lines.look(of: line).map { paints[Int($0.paint)] } ?? Paint()
  }
}

extension Element {
  /// The place in the whole picture, once that is known.
  var frame: Rect { Rect(origin: origin, size: size) }
}

extension Path {
  /// A number for each form, the same as for the outlines of that form.
  fileprivate var formNumber: Int32 {
    switch form {
    case .rectangle: 0
    case .ellipse: 1
    case .line: 2
    case .steps: 3
    }
  }
}
