import Testing

@testable import TreeDrawing

/// A tree of three nodes on its way to a picture, in tables for docs/design.md.
///
/// Only what is below `The engine's tables` knows how the engine keeps its results.
struct Walkthrough {
  static let input = "House\n  Hall\n  Garden\n"

  private let tree: Tree<Node>
  private let elements: [Element]
  private let drawing: Drawing

  /// What is known of an element when all passes are over.
  private struct Element {
    let name: String
    var parent: Int?
    let annotations: [String]
    var idealSize = Size.zero
    var guide: Double?
    var frame = Rect.zero
    /// The nodes whose frames the views around hear of.
    var reports: [Int] = []
  }

  init() throws {
    let source = Source(name: "house.txt", bytes: Array(Self.input.utf8))
    tree = try #require(source.forest(ReadingOptions(format: .outline)).roots.first)
    elements = Self.elements(of: tree)
    drawing = Drawing(of: Self.view(of: tree))
  }

  private static func view(of tree: Tree<Node>) -> some View {
    Diagram(tree) { node in
      Text(node.label).padding(8).background(.white, in: RoundedRectangle(cornerRadius: 7))
    }
  }
}

extension Walkthrough {
  /// What a block of the page shows.
  enum Part: String, CaseIterable {
    case tree
    case elements
    case passes
    case steps
    case svg
  }

  func text(of part: Part) -> String {
    switch part {
    case .tree: table(["position", "label", "nodes in the subtree"], treeRows)
    case .elements: table(["element", "in", "annotations, the innermost first"], elementRows)
    case .passes:
      table(
        ["element", "ideal size", "node guide", "place and size", "says the frames of"],
        passRows)
    case .steps: table(["layer", "step"], stepRows)
    case .svg: "```xml\n\(drawing.svg)```\n"
    }
  }

  /// The elements as an outline, which the tool draws.
  var outline: String {
    var depths: [Int] = []
    let lines = elements.indices.map { index in
      let element = elements[index]
      depths.append(element.parent.map { depths[$0] + 1 } ?? 0)
      let indentation = String(repeating: "  ", count: depths[index])
      let note = element.annotations.joined(separator: "\\n")
      return indentation + numbered(index) + (note.isEmpty ? "" : " {note=\"\(note)\"}")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var treeRows: [[String]] {
    zip(tree.preorder, tree.preorderCounts).enumerated().map { position, node in
      ["\(position)", node.0.label, "\(node.1)"]
    }
  }

  private var elementRows: [[String]] {
    elements.indices.map { index in
      let element = elements[index]
      return [
        numbered(index), element.parent.map(String.init) ?? "",
        element.annotations.joined(separator: ", "),
      ]
    }
  }

  private var passRows: [[String]] {
    elements.indices.map { index in
      let element = elements[index]
      return [
        numbered(index), show(element.idealSize), element.guide.map(show) ?? "",
        "\(show(element.frame.origin)), \(show(element.frame.size))",
        element.reports.map { tree.preorder[$0].label }.joined(separator: ", "),
      ]
    }
  }

  private var stepRows: [[String]] {
    drawing.layers.flatMap { layer in layer.items.map { [layer.name.name.text, show($0)] } }
  }

  private func numbered(_ index: Int) -> String { "\(index) \(elements[index].name)" }

  private func table(_ head: [String], _ rows: [[String]]) -> String {
    ([head, head.map { _ in "---" }] + rows)
      .map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }
}

// MARK: - Numbers and items as text

private func show(_ number: Double) -> String {
  let rounded = (number * 100).rounded() / 100
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

private func show(_ point: Point) -> String { "(\(show(point.x)), \(show(point.y)))" }

private func show(_ size: Size) -> String { "\(show(size.width)) × \(show(size.height))" }

private func show(_ item: Drawing.Item) -> String {
  switch item {
  case .begin(let mark, let frame): "begin \(mark.kind.text) \(mark.id) at \(show(frame.origin))"
  case .end: "end"
  case .text(let text, let point, _, _, _, _, _): "text “\(text)” at \(show(point))"
  case .shape(let path, let paint):
    (paint.fill == nil ? "line" : "filled shape") + " in \(show(path.boundingRect.origin)), "
      + show(path.boundingRect.size)
  case .styledText, .beginGroup, .beginTransform, .endGroup, .beginClip, .endClip, .shadedShape,
    .shadedText, .image, .beginLink, .endLink, .beginHelp, .endHelp:
    "\(item)"
  }
}

// MARK: - The engine's tables

extension Walkthrough {
  /// Runs the passes one after the other, and looks at what each leaves behind.
  private static func elements(of tree: Tree<Node>) -> [Element] {
    var lowering = ViewLowering()
    lowering.lowerRoot(view(of: tree))
    let range = lowering.arena.tree.elements.indices
    var elements = range.map { lowered(ElementID($0), &lowering.arena) }
    for parent in range {
      for child in lowering.arena.children(of: ElementID(parent)) {
        elements[child.index].parent = parent
      }
    }
    var measurer = Measurer(lowering.takeArena())
    measurer.sizeAllIdeally()
    let guide = NodeGuide.key(along: .horizontal, isMiddle: true)
    for index in range {
      let element = ElementID(index)
      elements[index].idealSize = measurer.arena[element].size
      elements[index].guide = measurer.askedGuide(guide, of: element, at: .unspecified)?.value
    }
    var placer = Placer(measurer)
    placer.placeAll(for: .unspecified)
    var preferences = PreferencePass(placer, lowering)
    for index in range.reversed() {
      elements[index].frame = preferences.arena[ElementID(index)].frame
      preferences.collect(index..<index + 1)
      elements[index].reports = reports(of: ElementID(index), &preferences.arena)
    }
    return elements
  }

  private static func lowered(_ id: ElementID, _ arena: inout Arena) -> Element {
    let element = arena[id]
    var annotations: [String] = []
    var next = element.annotations
    while next != .none {
      annotations.append("\(arena[next].kind)")
      next = arena[next].outer
    }
    let payload = arena.payload(of: id)
    let text = element.kind == .text ? " “\(arena.picture.texts.block(payload).text)”" : ""
    return Element(name: "\(element.kind)\(text)", annotations: annotations)
  }

  private static func reports(of element: ElementID, _ arena: inout Arena) -> [Int] {
    let (column, values) = arena.preferences.table.column(of: NodeFrames.self)
    let list = arena[element].preferences
    guard let row = arena.preferences.table.row(ofColumn: column, in: list) else { return [] }
    let noPosition = -1
    return values.value(at: row).frames(exceptAt: noPosition).map(\.position)
  }
}
