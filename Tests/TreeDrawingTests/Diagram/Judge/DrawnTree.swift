@testable import TreeDrawing

/// What there is to judge in a drawing of trees: nodes, edges, and labels of edges.
struct DrawnTree {
  /// The size of the picture.
  var size: Size
  /// By the numbers of their marks.
  var nodes: [Int: JudgedNode] = [:]
  /// One for each path, in painting order.
  var edges: [DrawnEdges] = []
  var labels: [DrawnLabel] = []
  /// What makes no sense in the drawing itself.
  var flaws: [String] = []
}

/// A node as it is drawn.
struct JudgedNode {
  /// The frame of the mark.
  var frame: Box
  var outlines: [DrawnOutline] = []
  /// The boxes around the letters.
  var texts: [Box] = []
}

/// A path of edges, those of one parent.
struct DrawnEdges {
  /// The lines that are drawn in one go, each from its start to its end.
  var lines: [[Point]]
  /// How thick they are.
  var width: Double
}

/// A text beside an edge, with the capsule that it stands in.
struct DrawnLabel {
  var text: String
  var box: Box
}

extension DrawnTree {
  init(_ drawing: Drawing) {
    size = drawing.size
    for layer in drawing.layers {
      var open: [Int?] = []
      for item in layer.items { add(item, in: layer.name, &open) }
    }
    joinLabelsAndCapsules()
  }

  private mutating func add(_ item: Drawing.Item, in layer: DrawingLayer, _ open: inout [Int?]) {
    switch item {
    case .begin(let mark, let frame):
      open.append(mark.kind == "node" ? mark.id : open.last ?? nil)
      if mark.kind == "node" { begin(mark.id, Box(frame)) }
    case .end: _ = open.popLast()
    case .shape(let path, let paint):
      guard let node = open.last ?? nil else { return addOutside(path, paint, layer) }
      let outline = DrawnOutline(path).smallestDot(inLine: nodes[node]?.frame)
      nodes[node]?.outlines.append(outline)
    case .text(let text, let point, let anchor, let font, _, _, let metrics):
      let box = Box(of: text, at: point, anchor, font, metrics)
      guard let node = open.last ?? nil else { return addOutside(text, box) }
      nodes[node]?.texts.append(box)
    case .styledText, .beginGroup, .beginTransform, .endGroup, .beginClip, .endClip, .shadedShape,
      .shadedText, .image, .beginLink, .endLink, .beginHelp, .endHelp:
      break
    }
  }

  private mutating func begin(_ node: Int, _ frame: Box) {
    if nodes[node] != nil { flaws.append("node \(node) is drawn twice") }
    nodes[node] = JudgedNode(frame: frame)
  }

  /// What is stroked is edges; what is filled is a capsule or an arrowhead.
  private mutating func addOutside(_ path: Path, _ paint: Paint, _ layer: DrawingLayer) {
    guard layer == .edges else { return }
    if paint.fill?.isClear ?? true {
      let lines = path.form.steps.polyLines
      edges.append(DrawnEdges(lines: lines, width: paint.style.lineWidth))
    } else if let box = Box(around: path.form.steps.polyLines.joined()) {
      labels.append(DrawnLabel(text: "", box: box))
    }
  }

  private mutating func addOutside(_ text: String, _ box: Box) {
    labels.append(DrawnLabel(text: text, box: box))
  }

  /// Gives each text the capsule around its middle; what is left of the shapes are arrowheads.
  private mutating func joinLabelsAndCapsules() {
    let capsules = labels.filter(\.text.isEmpty)
    let index = BoxIndex(capsules.map(\.box))
    var work = 0
    labels = labels.filter { !$0.text.isEmpty }.map { label in
      let middle = label.box.middle
      let around = index.boxes(
        meeting: Box(left: middle.x, top: middle.y, right: middle.x, bottom: middle.y), work: &work)
      return around.reduce(label) {
        DrawnLabel(text: $0.text, box: $0.box.union(capsules[$1].box))
      }
    }
  }
}

extension Box {
  /// The box around letters: three quarters of the font's size above the first baseline, and as
  /// far below the last as most fonts go.
  fileprivate init(
    of text: String, at point: Point, _ anchor: TextAnchor, _ font: Font, _ metrics: TextMetrics
  ) {
    let lines = Double(text.count { ["\n", "\r\n", "\r"].contains($0) })
    let left = point.x - anchor.share * metrics.width
    self.init(
      left: left, top: point.y - 0.75 * font.size, right: left + metrics.width,
      bottom: point.y + lines * metrics.lineHeight + 0.22 * font.size)
  }
}
