/// What is drawn in front of diagrams for some of their nodes: links across the tree, rings around
/// nodes, and a curve through them.
///
///     NodeOverlays(links: [NodeLink(from: 2, to: 7, label: "see also")], rings: [7])
///
/// Nodes are named by their numbers, which are those of their marks: the root of a diagram has its
/// `firstID`, and the others follow in preorder.
public struct NodeOverlays: Hashable, Sendable {
  /// The links.
  public var links: [NodeLink]
  /// The nodes with ellipses around them.
  public var rings: [Int]
  /// The nodes through whose middles a curve leads, with an arrowhead at the last; none, or two and
  /// more.
  public var route: [Int]
  /// The colour of links.
  public var linkColor = OverlayColors.link
  /// The colour of their labels; nil for that of links.
  public var labelColor: Color?
  /// The colour of rings and the curve.
  public var highlightColor = OverlayColors.highlight
  /// The colour behind labels of links.
  public var background = OverlayColors.background
  /// The font of labels of links; nil for 12 points in that of the views around.
  public var labelFont: Font?

  /// Makes overlays; what is not given is not drawn.
  ///
  /// - Parameters:
  ///   - links: links from nodes to others.
  ///   - rings: the numbers of nodes with ellipses around them.
  ///   - route: the numbers of nodes that a curve leads through.
  public init(links: [NodeLink] = [], rings: [Int] = [], route: [Int] = []) {
    self.links = links
    self.rings = rings
    self.route = route
  }
}

/// A dashed line with an arrowhead from one node of a diagram to another, wherever these stand.
public struct NodeLink: Hashable, Sendable {
  /// The number of the node that it begins at.
  public var start: Int
  /// The number of the node that it leads to.
  public var end: Int
  /// What stands beside it; nothing if it is empty.
  public var label: String

  /// Makes a link.
  ///
  /// - Parameters:
  ///   - start: the number of the node that it begins at.
  ///   - end: the number of the node that it leads to.
  ///   - label: what stands beside it.
  public init(from start: Int, to end: Int, label: String = "") {
    self.start = start
    self.end = end
    self.label = label
  }
}

/// The usual colours of what is drawn in front of diagrams.
enum OverlayColors {
  static let link = Color(light: Color(rgb: 0x8250df), dark: Color(rgb: 0xa371f7))
  static let highlight = Color(light: Color(rgb: 0xbc4c00), dark: Color(rgb: 0xf0883e))
  static let background = Color(light: .white, dark: Color(rgb: 0x0d1117))
}

extension NodeOverlays {
  /// Whether there is nothing to draw.
  var isEmpty: Bool { links.isEmpty && rings.isEmpty && route.count < 2 }

  /// The numbers of all nodes that it names, in the order of naming.
  var ids: [Int] { links.flatMap { [$0.start, $0.end] } + rings + route }
}

extension DrawingLayer {
  /// Where links and rings are painted, over nodes.
  public static let links = DrawingLayer("links", height: 2)
  /// Where curves through nodes are painted, between edges and nodes.
  public static let routes = DrawingLayer("routes", height: 0)
}

extension View {
  /// Draws links, rings and routes in front of the diagrams in the view.
  ///
  ///     Diagram(tree) { Text($0.name).padding(8) }
  ///       .nodeOverlays(NodeOverlays(links: [NodeLink(from: 2, to: 7)]))
  ///
  /// Links touch no node. Up to ten run beside each other; more share their ways. Where they lead
  /// around the diagrams, there is space for them: the view is as much larger.
  ///
  /// The view has its ideal size, and is laid out twice: once to find out where its nodes are.
  /// Diagrams inside that have overlays themselves are laid out twice as often; of more than three
  /// such views in each other, the innermost are without overlays.
  ///
  /// - Parameter overlays: what to draw. A node that no diagram draws is left out, and
  ///   `Drawing.warnings` says so.
  /// - Returns: the view with what is in front of it.
  public func nodeOverlays(_ overlays: NodeOverlays) -> some View {
    nodeOverlays(overlays, margin: 0)
  }

  /// Draws such things in front of a view at whose sides there shall be a margin in points.
  func nodeOverlays(_ overlays: NodeOverlays, margin: Double) -> some View {
    NodeOverlaid(content: self, overlays: overlays, margin: margin)
  }
}

/// How many views with overlays a view is in.
private enum OverlayDepth: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

/// A view with overlays.
private struct NodeOverlaid<Content: View>: View {
  let content: Content
  let overlays: NodeOverlays
  /// How far what is in front shall be away from the sides, in points.
  let margin: Double

  func _lower(into lowering: inout ViewLowering) {
    let depth = lowering.environment[OverlayDepth.self]
    guard !overlays.isEmpty, depth < 3 else { return content._lower(into: &lowering) }
    let inner = content.transformEnvironment(\.self) { $0[OverlayDepth.self] = depth + 1 }
    let trial = OverlayTrial(of: inner, in: lowering.environment)
    let labels = overlays.links.map { LinkLabel(text: $0.label, overlays: overlays) }
    let sizes = lowering.idealSizes(of: labels).map { $0 ?? .zero }
    let drawn = DrawnOverlays(
      overlays, on: trial, labels: sizes, margin: margin, lowering.arena.warnings)
    inner.fixedSize().overlaid(with: drawn, overlays)._lower(into: &lowering)
  }
}

extension View {
  /// Puts what is drawn in front of the view, with space around where that needs some.
  fileprivate func overlaid(with drawn: DrawnOverlays, _ overlays: NodeOverlays) -> some View {
    overlay(alignment: .topLeading) { OverlayViews(drawn: drawn, overlays: overlays) }
      .padding(drawn.space)
      .compositingGroup()
  }
}

/// The label of a link; nothing if there is none.
struct LinkLabel: View {
  let text: String
  let overlays: NodeOverlays

  var body: some View {
    if !text.isEmpty {
      EnvironmentReader(\.self) { values in
        FixedText(content: text.drawnForm)
          .font(overlays.labelFont ?? values.font.sized(12))
          .foregroundStyle(overlays.labelColor ?? overlays.linkColor)
          .padding(EdgeInsets(top: 1, leading: 4, bottom: 1, trailing: 4))
          .background(overlays.background, in: RoundedRectangle(cornerRadius: 4))
      }
    }
  }
}

extension Font {
  /// The font in another size, in regular weight.
  fileprivate func sized(_ size: Double) -> Font {
    var font = self
    font.size = size
    font.weight = .regular
    return font
  }
}
