/// What is left of the arena when all is in its place: what can be seen.
struct Scene {
  private let elements: [Element]
  private let notes: [Note]
  private let texts: TextTable
  private let shapes: [ShapeTable.Entry]
  private let paints: [Paint]
  private let marks: MarkTable
  private let opacities: [Double]
  /// The paths of those shapes that are not simply the outline in the element's frame.
  private let paths: [Int32: Path]
  private let fadings: [Fading]

  /// An item that is painted by itself in fainter colours.
  struct Fading {
    let element: Int32
    let opacity: Double
  }

  init(_ arena: borrowing Arena, paints: [Paint], paths: [Int32: Path], fadings: [Fading]) {
    elements = arena.elements
    notes = arena.notes
    texts = arena.texts
    shapes = arena.shapes.entries
    marks = arena.marks
    opacities = arena.opacities
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

  private static let markBit: Int32 = 1 << 30

  /// The step that begins what is marked by a note of an element.
  static func step(ofMarkAt element: Int32) -> Int32 { element | markBit }

  /// Whether a step that is an element or a mark is a mark.
  static func isMark(_ step: Int32) -> Bool { step & markBit != 0 }

  private static let lineBit: Int32 = 1 << 29

  /// The step of a line that is one of several of an element.
  static func step(ofLine line: Int32) -> Int32 { line | lineBit }

  /// Which of the shapes a step is, if it is a line that is one of several of an element.
  static func line(of step: Int32) -> Int? {
    step & lineBit == 0 ? nil : Int(step & ~lineBit)
  }

  /// The step of an item in fainter colours, by its place among them; that of others is their element.
  static func step(ofFading index: Int) -> Int32 { -3 - Int32(index) }

  /// The place of an item in fainter colours, if that is what a step is.
  static func index(ofFading step: Int32) -> Int? { step <= -3 ? -3 - Int(step) : nil }
}

extension Scene: ItemSource {
  func item(_ step: Int32) -> Drawing.Item {
    switch step {
    case 0...: return item(of: step)
    case Self.end: return .end
    case Self.endGroup: return .endGroup
    default:
      let fading = fadings[-3 - Int(step)]
      return item(of: fading.element).faded(by: fading.opacity)
    }
  }

  private func item(of index: Int32) -> Drawing.Item {
    guard !Self.isMark(index) else { return mark(at: elements[Int(index & ~Self.markBit)]) }
    if let line = Self.line(of: index) {
      return .shape(path(of: index, line, .zero), paint(ofShape: line))
    }
    let element = elements[Int(index)]
    let payload = Int(element.payload)
    switch element.kind {
    case .text: return texts.block(payload, width: element.size.width).item(in: element.frame)
    case .opacity: return .beginGroup(opacity: opacities[payload])
    default: return .shape(path(of: index, payload, element.frame), paint(ofShape: payload))
    }
  }

  private func mark(at element: Element) -> Drawing.Item {
    notes.mark(from: element.notes).map { .begin(marks.mark(of: $0), frame: element.frame) } ?? .end
  }

  func look(of step: Int32) -> Int32 {
    if step >= 0 { return Self.isMark(step) ? -1 : look(ofElement: step) }
    // Faded items are few; each has a look of its own.
    return step <= -3 ? Int32.max + step : -1
  }

  func markEdge(of step: Int32) -> MarkEdge? {
    guard step >= 0 else { return step == Self.end ? .end : nil }
    return Self.isMark(step) ? .begin : nil
  }

  /// Texts have even looks, shapes odd ones; the rest is the style, and what else tells them apart.
  private func look(ofElement index: Int32) -> Int32 {
    if let line = Self.line(of: index) { return look(ofShape: line, at: index) }
    let element = elements[Int(index)]
    let payload = Int(element.payload)
    switch element.kind {
    case .text:
      let entry = texts.entries[payload]
      return 4 * entry.style + (entry.lineCount > 1 ? 2 : 0)
    case .shape: return look(ofShape: payload, at: index)
    default: return -1
    }
  }

  private func look(ofShape shape: Int, at step: Int32) -> Int32 {
    2 * (4 * shapes[shape].paint + form(of: step, shapes[shape].outline)) + 1
  }

  private func form(of element: Int32, _ outline: ShapeTable.Outline) -> Int32 {
    if !paths.isEmpty, let path = paths[element] { return path.formNumber }
    switch outline {
    case .rectangle: return 0
    case .ellipse: return 1
    case .line: return 2
    case .custom: return 3
    }
  }

  private func path(of element: Int32, _ shape: Int, _ frame: Rect) -> Path {
    if !paths.isEmpty, let path = paths[element] { return path }
    return shapes[shape].outline.path(in: frame) ?? Path()
  }

  private func paint(ofShape shape: Int) -> Paint { paints[Int(shapes[shape].paint)] }
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
