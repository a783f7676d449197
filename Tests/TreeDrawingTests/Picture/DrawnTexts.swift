import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The texts in an SVG picture, as an XML reader that knows nothing of this library finds them.
struct DrawnTexts {
  /// The texts of each node, the first of which is its label.
  private(set) var nodes: [[String]] = []
  /// The texts on edges.
  private(set) var edges: [String] = []

  init(in svg: String) throws {
    let collector = Collector()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = collector
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.coderReadCorrupt) }
    nodes = collector.nodes
    edges = collector.edges
  }

  private final class Collector: NSObject, XMLParserDelegate {
    var nodes: [[String]] = []
    var edges: [String] = []
    private var groups: [String] = []
    private var text: String?
    private var lineCount = 0

    /// The first of some classes.
    private static func kind(_ classes: String) -> String { String(classes.prefix { $0 != " " }) }

    /// Lines after the first are told apart by line feeds.
    private func startLine() {
      if lineCount > 0 { text?.unicodeScalars.append("\n") }
      lineCount += 1
    }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      if name == "g" { groups.append(attributes["class"].map(Self.kind) ?? "") }
      if name == "g", groups.last == "node" { nodes.append([]) }
      if name == "text" { (text, lineCount) = ("", 0) }
      if name == "tspan" { startLine() }
    }

    func parser(_ parser: XMLParser, foundCharacters characters: String) {
      text?.unicodeScalars.append(contentsOf: characters.unicodeScalars)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      if name == "g" { groups.removeLast() }
      guard name == "text", let found = text else { return }
      text = nil
      if groups.last == "node" { nodes[nodes.count - 1].append(found) } else { edges.append(found) }
    }
  }
}
