/// What an SVG document shows, and what is wrong with it, by the rules for pictures of the command.
struct SVGDocument {
  private(set) var width = 0.0
  private(set) var height = 0.0
  /// The texts of each node, without the ends of lines, in the order of the document.
  private(set) var nodes: [[String]] = []
  /// The texts of each node when one points at it.
  private(set) var tooltips: [[String]] = []
  /// The texts in layers that are no nodes, by the layers' names.
  private(set) var others: [String: [String]] = [:]
  private(set) var fontSizes: [Double] = []
  private(set) var elementCount = 0
  private(set) var problems: [String] = []

  private var scope = ""
  /// The classes of the groups that are open.
  private var groups: [String] = []
  private var elements: [String] = []
  private var text = ""
  private var ids: Set<String> = []

  init(_ bytes: [UInt8]) {
    do {
      for event in try XMLReader(bytes).events { take(event) }
    } catch {
      problems.append("\(error)")
    }
    if ids.contains("") { problems.append("an id is empty") }
  }
}

extension SVGDocument {
  private mutating func take(_ event: XMLReader.Event) {
    switch event {
    case .start(let name, let attributes): start(name, attributes)
    case .text(let part): text += part
    case .end(let name): end(name)
    }
  }

  private mutating func start(_ name: String, _ attributes: [String: String]) {
    elementCount += 1
    if let problem = SVGGrammar.problem(name, attributes) { problems.append(problem) }
    if elements.isEmpty != (name == "svg") { problems.append("'\(name)' is in the wrong place") }
    elements.append(name)
    if elements.count > 8 { problems.append("elements are nested too deep") }
    if let id = attributes["id"], !ids.insert(id).inserted {
      problems.append("two have the id \(id)")
    }
    switch name {
    case "svg": startDocument(attributes)
    case "g": startGroup(attributes)
    case "text", "title", "desc", "style": text = ""
    case "rect", "ellipse", "path": checkPlace(name, attributes)
    default: break
    }
    if name == "text" || name == "tspan" { checkPlace(name, attributes) }
  }

  private mutating func startDocument(_ attributes: [String: String]) {
    scope = attributes["class"] ?? ""
    let box = (attributes["viewBox"] ?? "").split(separator: " ").compactMap { Double($0) }
    guard box.count == 4, box[0] == 0, box[1] == 0, box[2] > 0, box[3] > 0 else {
      return problems.append("the picture has no size")
    }
    (width, height) = (box[2], box[3])
  }

  private mutating func startGroup(_ attributes: [String: String]) {
    let kind = String((attributes["class"] ?? "").prefix { $0 != " " })
    groups.append(kind)
    guard kind == "node" else { return }
    nodes.append([])
    tooltips.append([])
  }

  private mutating func end(_ name: String) {
    elements.removeLast()
    switch name {
    case "g": groups.removeLast()
    case "text":
      if groups.last == "node" {
        nodes[nodes.count - 1].append(text)
      } else {
        others[groups.first ?? "", default: []].append(text)
      }
    case "title": if groups.last == "node" { tooltips[tooltips.count - 1].append(text) }
    case "style":
      let sheet = StyleSheet(text.trimmingLineEnds, scope: scope)
      problems += sheet.problems
      fontSizes += sheet.fontSizes
    default: break
    }
  }
}

extension SVGDocument {
  /// Shapes and texts are in the picture.
  private mutating func checkPlace(_ name: String, _ attributes: [String: String]) {
    let number = { (key: String) in attributes[key].flatMap(Double.init) ?? 0 }
    var points: [(x: Double, y: Double)] = []
    switch name {
    case "rect":
      points = [
        (number("x"), number("y")),
        (number("x") + number("width"), number("y") + number("height")),
      ]
    case "ellipse":
      points = [
        (number("cx") - number("rx"), number("cy") - number("ry")),
        (number("cx") + number("rx"), number("cy") + number("ry")),
      ]
    case "path": points = attributes["d"].flatMap(SVGPath.init)?.ends ?? []
    default: if attributes["x"] != nil { points = [(number("x"), number("y"))] }
    }
    for point in points where !isInside(point) {
      problems.append("\(name) in \(groups) reaches out of the picture: \(attributes)")
      return
    }
  }

  private func isInside(_ point: (x: Double, y: Double)) -> Bool {
    let edge = 0.02
    return point.x >= -edge && point.y >= -edge && point.x <= width + edge
      && point.y <= height + edge
  }
}

extension String {
  fileprivate var trimmingLineEnds: String {
    var text = self[...]
    while text.first == "\n" { text.removeFirst() }
    while text.last == "\n" { text.removeLast() }
    return String(text)
  }
}
