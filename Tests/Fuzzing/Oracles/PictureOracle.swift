@testable import TreeDrawing

/// What is wrong with the picture of trees, by what its document shows.
struct PictureOracle {
  let roots: [Tree<Node>]
  let picture: TreePicture
  let labels: LabelStyle
  /// Whether branches are as long as the input says, so that long labels have no room.
  let isToScale: Bool
  private(set) var document: [UInt8] = []

  init(
    _ picture: TreePicture, of roots: [Tree<Node>], _ options: SVGOptions = SVGOptions(),
    isToScale: Bool = false
  ) {
    self.isToScale = isToScale
    self.roots = roots
    self.picture = picture
    labels = picture.options.labels
    picture.writeSVG(options) { document += $0 }
  }

  var problems: [String] {
    let shown = SVGDocument(document)
    return shown.problems + sizeProblems(shown) + textProblems(shown) + frameProblems
  }

  private var nodes: [Node] { roots.flatMap(\.preorder).filter { !$0.isSlot } }
}

extension PictureOracle {
  /// The document is no larger than follows from the trees, and no letters are too small.
  private func sizeProblems(_ shown: SVGDocument) -> [String] {
    var problems: [String] = []
    let texts = nodes.reduce(0) { $0 + $1.label.utf8.count + ($1.attributes?.values.length ?? 0) }
    let most = 30_000 + 2_500 * nodes.count + 60 * texts
    if document.count > most {
      problems.append(
        "\(document.count) bytes are drawn of \(nodes.count) nodes with \(texts) bytes")
    }
    let least = 12 * labels.font.size / 14
    for size in shown.fontSizes where size < least - 0.011 {
      problems.append("letters are \(size) points high, less than \(least)")
    }
    return problems
  }

  /// All nodes are there, in their order, each with its own texts.
  private func textProblems(_ shown: SVGDocument) -> [String] {
    guard shown.problems.isEmpty else { return [] }
    let nodes = nodes
    guard shown.nodes.count == nodes.count else {
      return ["\(shown.nodes.count) nodes are drawn instead of \(nodes.count)"]
    }
    let unseen = Set(picture.unseenAttributes.map(\.attribute))
    return zip(nodes, zip(shown.nodes, shown.tooltips)).compactMap { node, texts in
      let expected = ShownTexts(of: node, unseen: unseen)
      return expected.problem(texts.0, tooltips: texts.1, isCut: labels.lineLimit != nil)
    }
  }

  /// Frames are finite, in the picture, and on no other.
  private var frameProblems: [String] {
    let size = picture.drawing.size
    let count = roots.reduce(0) { $0 + $1.preorder.reduce(0) { count, _ in count + 1 } }
    let all = roots.flatMap(\.preorder)
    let frames = zip(picture.drawing.nodeFrames(count: count), all).filter { !$1.isSlot }
      .map(\.0)
    guard frames.allSatisfy({ $0 != nil }) else { return ["a node has no frame"] }
    let boxes = frames.compactMap(\.self)
    for box in boxes {
      let edges = [box.minX, box.minY, size.width - box.maxX, size.height - box.maxY]
      if edges.contains(where: { !($0 >= -0.01) }) {
        return ["the frame \(box) reaches out of \(size)"]
      }
    }
    return isToScale ? [] : overlaps(of: boxes)
  }

  private func overlaps(of boxes: [Rect]) -> [String] {
    let sorted = boxes.sorted { $0.minX < $1.minX }
    for (index, box) in sorted.enumerated() {
      for other in sorted[(index + 1)...].prefix(while: { $0.minX < box.maxX - 0.01 })
      where min(box.maxY, other.maxY) - max(box.minY, other.minY) > 0.01
        && min(box.maxX, other.maxX) - other.minX > 0.01
      {
        return ["the frames \(box) and \(other) overlap"]
      }
    }
    return []
  }
}

extension Attributes {
  /// How many bytes there are in the texts.
  fileprivate var length: Int { texts.reduce(0) { $0 + $1.text.utf8.count } }
}
