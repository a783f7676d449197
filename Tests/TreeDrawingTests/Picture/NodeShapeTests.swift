import Testing

@testable import TreeDrawing

@Suite struct NodeShapeTests {
  private static let bare: Set<NodeShape> = [.underline, .none]
  private static let outlined = NodeShape.allCases.filter { !bare.contains($0) }

  private static let labels = [
    "", "i", "Cat", "Kitchen", "A rather long label of some words", "two\nlines",
    "three\nlines of\nwhich one is longer", "台所の猫", "กิ้งก่า", "עכבר", "🦎",
  ]
  private static let notes = [nil, "a note", "a note that is longer than its label is\nin lines"]

  /// Nodes of a shape with all kinds of texts, beside each other.
  private static func nodes(_ shape: NodeShape, _ font: Font = .default) throws -> [DrawnNode] {
    let roots = try labels.flatMap { label in
      try notes.map { Tree(try node(label, note: $0)) }
    }
    let picture = TreePicture(
      of: roots, PictureOptions(labels: LabelStyle(font: font), shape: shape))
    return DrawnNode.all(in: picture)
  }

  private static func node(
    _ label: String, shape: NodeShape? = nil, note: String? = nil
  ) throws -> Node {
    var attributes = Attributes()
    if let shape { try attributes.set(.shape, to: shape.rawValue) }
    if let note { try attributes.set(.note, to: note) }
    let isPlain = shape == nil && note == nil
    return Node(label: label, attributes: isPlain ? nil : NodeAttributes(attributes))
  }

  private static func size(
    _ label: String, _ shape: NodeShape, note: String? = nil, _ font: Font = .default
  ) throws -> Size {
    // Below a root, whose label is bold.
    let root = Tree(try node("a"), children: [Tree(try node(label, shape: shape, note: note))])
    let picture = TreePicture(of: [root], PictureOptions(labels: LabelStyle(font: font)))
    return try #require(DrawnNode.all(in: picture).last).frame.size
  }

  // “Kitchen” is 46.7 points wide, 51.3 in bold type; “with a note” 58.
  @Test(arguments: [
    (NodeShape.rounded, "Kitchen", 72.0, 34.0), (.rounded, "Kitchen\nCat", 72, 52),
    (.rounded, "Kitchen\nCat\nHall", 72, 70), (.rounded, "", 24, 34), (.rounded, "ก็", 34, 34),
    (.rect, "Kitchen", 72, 34), (.capsule, "Kitchen", 82, 34), (.capsule, "Kitchen\nCat", 100, 52),
    (.ellipse, "Kitchen", 90, 50), (.circle, "Kitchen", 72, 72), (.diamond, "Kitchen", 126, 68),
    (.hexagon, "Kitchen", 84, 34), (.cylinder, "Kitchen", 72, 50), (.folder, "Kitchen", 72, 40),
    (.document, "Kitchen", 80, 34), (.underline, "Kitchen", 56, 26), (.none, "Kitchen", 56, 26),
    (.none, "", 8, 26),
  ]) func `a node is as large as its shape needs`(
    shape: NodeShape, label: String, width: Double, height: Double
  ) throws {
    #expect(try Self.size(label, shape) == Size(width: width, height: height))
  }

  @Test(arguments: [
    (NodeShape.rounded, "Kitchen", "with a note", 84.0, 44.0),
    (.rounded, "Kitchen", "i", 76, 44), (.rounded, "Kitchen", "one\ntwo", 76, 60),
    (.rounded, "Kitchen\nCat", "i", 76, 62), (.capsule, "Kitchen", "with a note", 104, 44),
    (.none, "Kitchen", "with a note", 68, 36),
  ]) func `a note makes a node higher, and its label bold`(
    shape: NodeShape, label: String, note: String, width: Double, height: Double
  ) throws {
    #expect(try Self.size(label, shape, note: note) == Size(width: width, height: height))
  }

  @Test(arguments: [
    (7.0, 36.0, 18.0), (10, 52, 26), (14, 72, 34), (15, 76, 38), (28, 142, 68), (42, 214, 102),
  ]) func `nodes of other sizes are of whole, even numbers of points`(
    size: Double, width: Double, height: Double
  ) throws {
    let found = try Self.size("Kitchen", .rounded, .system(size: size))
    #expect(found == Size(width: width, height: height))
  }

  @Test(arguments: NodeShape.allCases, [6.0, 9, 14, 20.5])
  func `widths and heights are whole and even`(shape: NodeShape, size: Double) throws {
    for node in try Self.nodes(shape, .system(size: size)) {
      #expect(node.frame.width.truncatingRemainder(dividingBy: 2) == 0)
      #expect(node.frame.height.truncatingRemainder(dividingBy: 2) == 0)
    }
  }

  @Test(arguments: outlined, [Font.default, .system(size: 9), .system(size: 20, design: .serif)])
  func `no line is nearer to a text than the sides of a box`(shape: NodeShape, font: Font) throws {
    let scale = font.size / 14
    for node in try Self.nodes(shape, font) {
      let margin = (node.texts.count > 1 ? 5 : 8) * scale
      for text in node.texts {
        #expect(node.distance(to: text) > margin - 0.01, "\(node.frame.size)")
        #expect(text.minX >= node.frame.minX + 12 * scale - 0.01)
        #expect(text.minY >= node.frame.minY + margin - 0.01)
        #expect(text.maxY <= node.frame.maxY - margin + 0.01)
        #expect(abs(text.midX - node.frame.midX) < 0.01)
      }
    }
  }

  @Test(arguments: [NodeShape.underline, .none])
  func `a text without a box is in its frame`(shape: NodeShape) throws {
    // Nodes without a text are dots.
    for node in try Self.nodes(shape) where !node.texts.isEmpty {
      for text in node.texts {
        #expect(text.minX >= node.frame.minX + 4 && text.maxX <= node.frame.maxX - 4)
        #expect(text.minY >= node.frame.minY + 1 && text.maxY <= node.frame.maxY - 2)
      }
      #expect((node.distance(to: node.frame[.bottom]) < 0.01) == (shape == .underline))
    }
  }

  @Test(arguments: outlined)
  func `the outline passes the middles of the frame's sides`(shape: NodeShape) throws {
    for node in try Self.nodes(shape) {
      for side in [UnitPoint.top, .trailing, .bottom, .leading] {
        #expect(node.distance(to: node.frame[side]) < 0.01, "\(node.frame.size)")
      }
    }
  }

  @Test func `each shape has a name, a help and an outline of its own`() {
    let shapes = NodeShape.allCases
    #expect(Set(shapes.map(\.rawValue)).count == shapes.count)
    #expect(Set(shapes.map(\.summary)).count == shapes.count)
    #expect(Set(shapes.map { "\($0.definition().outline)" }).count == shapes.count)
  }

  @Test func `edges join round shapes at the middles of their sides, and texts at their line`() {
    #expect(NodeShape.ellipse.joint == .middles)
    #expect(NodeShape.underline.joint == .underline)
    #expect(NodeShape.rounded.joint == .frame)
  }

  @Test func `a circle is as wide as high`() throws {
    for node in try Self.nodes(.circle) { #expect(node.frame.width == node.frame.height) }
  }

  @Test(arguments: NodeShape.allCases)
  func `a shape of all nodes is as one that each names`(shape: NodeShape) throws {
    let plain = Tree(
      try Self.node("a"), children: [Tree(try Self.node("b")), Tree(try Self.node("c\nd"))])
    let named = try plain.map { try Self.node($0.label, shape: shape) }
    let (one, other) = (
      TreePicture(of: [plain], PictureOptions(shape: shape)), TreePicture(of: [named])
    )
    #expect(one.svg == other.svg)
  }

  @Test func `a shape that a node names counts more than that of all`() throws {
    let root = Tree(try Self.node("a", shape: .rect), children: [Tree(try Self.node("b"))])
    let document = TreePicture(of: [root], PictureOptions(shape: .circle)).svg.withoutSpeech
    #expect(document.contains("<g class=\"node\"><rect"))
    #expect(document.contains("<g class=\"node\"><ellipse"))
  }

  @Test(arguments: ["Kitchen", "กิ้งก่า", "سحلية", "蜥蜴", "🦎", "छिपकली"])
  func `boxes are equally high in all scripts`(label: String) throws {
    #expect(try Self.size(label, .rounded).height == 34)
    #expect(try Self.size("\(label)\n\(label)", .rounded).height == 52)
  }

  @Test func `letters stand 22 points below the top of a box, lines 18 below each other`() throws {
    let roots = [Tree(try Self.node("a")), Tree(try Self.node("กิ้งก่า\nb"))]
    let document = TreePicture(of: roots).svg
    #expect(document.contains("<rect x=\"16.5\" y=\"16.5\" width=\"32\" height=\"34\" rx=\"7\""))
    #expect(document.contains("<text x=\"32.5\" y=\"38.5\""))
    #expect(document.contains("y=\"56.5\""))
  }

  @Test func `a picture is of whole numbers of points`() throws {
    let roots = [Tree(try Self.node("one"), children: [Tree(try Self.node("two"))])]
    let size = TreePicture(of: roots).drawing.size
    #expect(size == Size(width: 83, height: 133))
  }
}
