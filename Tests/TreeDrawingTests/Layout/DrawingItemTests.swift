import Testing

@testable import TreeDrawing

@Suite struct DrawingItemTests {
  @Test func `a drawing's items are what its views paint, in painting order`() {
    let pair = HStack(spacing: 0) {
      fixed(1, 1)
      fixed(2, 1)
    }
    let view = VStack(alignment: .leading, spacing: 0) {
      fixed(4, 4).background { Rectangle().fill(.white) }.overlay { Ellipse().fill(.red) }
        .mark(Mark("thing", id: 7))
      pair.opacity(0.5)
      fixed(8, 2).opacity(0.5)
      Capsule().fill(.blue).frame(width: 8, height: 4)
      Line(from: .zero, to: Point(x: 3, y: 2)).stroke(.green).frame(width: 3, height: 2)
    }
    #expect(
      Drawing(of: view).layers.flatMap(\.items).map(\.summary) == [
        "begin thing 7 at 0 0 4 4", "rectangle 0 0 4 4 #ffffff", "rectangle 0 0 4 4 #000000",
        "ellipse 0 0 4 4 #ff3b30", "end", "begin group 0.5", "rectangle 0 4 1 1 #000000",
        "rectangle 1 4 2 1 #000000", "end group", "rectangle 0 5 8 2 #00000080",
        "rectangle 0 7 8 4 #007aff", "line 0 11 3 13 #34c759",
      ])
  }

  @Test func `what is clipped, what is in gradients and images are items of their own`() throws {
    let gradient = Gradient(colors: [.white, .black])
    let radial = RadialGradient(gradient: gradient, center: .center, startRadius: 1, endRadius: 4)
    let image = try Image(data: SyntheticImage.png(3, 2), label: "A dot")
    let view = VStack(alignment: .leading, spacing: 0) {
      fixed(4, 4).clipShape(Circle())
      LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
        .frame(width: 4, height: 6)
      Ellipse().fill(radial).stroke(.red).frame(width: 8, height: 8)
      image.opacity(0.5)
    }
    #expect(
      Drawing(of: view).layers.flatMap(\.items).map(\.summary) == [
        "clip to ellipse 0 0 4 4", "rectangle 0 0 4 4 #000000", "end clip",
        "rectangle 0 4 4 6 #ffffff 0.0, #000000 1.0 from 2 4 to 2 10 -",
        "ellipse 0 10 8 8 #ffffff 0.0, #000000 1.0 around 4 14 from 1 to 4 #ff3b30",
        "image of \(image.file.bytes.count) bytes at 0 18 3 2 A dot 0.5",
      ])
  }

  @Test func `texts stand with their anchors on their first baselines`() {
    let view = VStack(spacing: 0) {
      Text("ab").textHalo(.white)
      Text("a\nb").foregroundStyle(.white).opacity(0.5)
    }
    #expect(
      Drawing(of: view).layers.flatMap(\.items).map(\.summary) == [
        "ab at its middle, #000000 over #ffffff", "a\nb at its start, #ffffff80",
      ])
  }
}

extension Drawing.Item {
  /// What there is to paint, in one line.
  fileprivate var summary: String {
    switch self {
    case .shape(let path, let paint):
      "\(path.summary) \((paint.fill ?? paint.stroke ?? .clear).css)"
    case .text(let text, at: _, let anchor, _, let color, let halo, _):
      "\(text) at its \(anchor), \(color.css)" + (halo.map { " over \($0.css)" } ?? "")
    case .styledText(let lines, at: _, let anchor, _, _):
      "\(lines.map { $0.map(\.text) }) at its \(anchor)"
    case .begin(let mark, let frame): "begin \(mark.kind.text) \(mark.id) at \(frame.summary)"
    case .end: "end"
    case .beginGroup(let opacity): "begin group \(opacity)"
    case .beginTransform(let transform): "begin transform to \(transform.tx) \(transform.ty)"
    case .endGroup: "end group"
    case .beginClip(let path): "clip to \(path.summary)"
    case .endClip: "end clip"
    case .beginLink(let destination): "link to \(destination)"
    case .endLink: "end link"
    case .beginHelp(let text): "help \(text)"
    case .endHelp: "end help"
    case .shadedShape(let path, let fill, let stroke, _):
      "\(path.summary) \(fill?.summary ?? "-") \(stroke?.summary ?? "-")"
    case .shadedText(let text, at: _, _, _, let fill, halo: _, _): "\(text), \(fill.summary)"
    case .image(let bytes, let frame, let label, let opacity):
      "image of \(bytes.count) bytes at \(frame.summary) \(label ?? "-") \(opacity)"
    }
  }
}

extension Drawing.Shading {
  fileprivate var summary: String {
    switch self {
    case .color(let color): color.css
    case .linearGradient(let gradient, let start, let end):
      gradient.summary + " from \(start.summary) to \(end.summary)"
    case .radialGradient(let gradient, let center, let start, let end):
      gradient.summary + " around \(center.summary) from \(Int(start)) to \(Int(end))"
    }
  }
}

extension Gradient {
  fileprivate var summary: String {
    stops.map { "\($0.color.css) \($0.location)" }.joined(separator: ", ")
  }
}

extension Path {
  fileprivate var summary: String {
    switch form {
    case .simple(.rectangle, let frame): "rectangle \(frame.summary)"
    case .simple(.ellipse, let frame): "ellipse \(frame.summary)"
    case .simple(.line(let start, let end), _): "line \(start.summary) \(end.summary)"
    case .simple, .steps: "path of \(form.steps.count)"
    }
  }
}

extension Rect {
  fileprivate var summary: String { "\(origin.summary) \(Int(width)) \(Int(height))" }
}

extension Point {
  fileprivate var summary: String { "\(Int(x)) \(Int(y))" }
}
