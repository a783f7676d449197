import Testing

@testable import TreeDrawing

/// What modifies several views modifies each of them.
@Suite struct GroupTests {
  @Test func `padding around a group is around each of its views`() {
    let row = HStack(spacing: 0) {
      Group {
        fixed(10, 10).numbered(0)
        fixed(20, 10).numbered(1)
      }.padding(5)
    }
    #expect(LaidOut(row).list == [rect(5, 5, 10, 10), rect(25, 5, 20, 10)])
    #expect(LaidOut(row).size == Size(width: 50, height: 20))
  }

  @Test func `several modifiers are put around each view in their order`() {
    let column = VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<2) { fixed(10, 10).numbered($0) }
        .padding(.leading, 3)
        .frame(width: 20, alignment: .trailing)
        .padding(1)
    }
    #expect(LaidOut(column).list == [rect(11, 1, 10, 10), rect(11, 13, 10, 10)])
  }

  @Test func `a modified group in a modified group is as if each view had both modifiers`() {
    let row = HStack(spacing: 0) {
      Group {
        Pair().padding(1)
        fixed(10, 10).numbered(2)
      }.padding(2)
    }
    #expect(
      LaidOut(row).list == [rect(3, 3, 10, 10), rect(19, 3, 10, 10), rect(34, 3, 10, 10)])
  }

  @Test func `each view of a group has a background of its own`() {
    let row = HStack(spacing: 4) {
      Pair().background { Color.red.numbered(9) }
    }
    #expect(LaidOut(row).frames[9] == rect(14, 0, 10, 10))
  }

  @Test func `several views behind another one are a pile, padded each`() {
    let view = fixed(40, 40).background {
      Group {
        fixed(10, 10).numbered(0)
        fixed(20, 20).numbered(1)
      }.padding(5)
    }
    #expect(LaidOut(view).list == [rect(15, 15, 10, 10), rect(10, 10, 20, 20)])
  }

  @Test func `each view of a group has a coordinate space of its own`() {
    var places: [Rect] = []
    let row = HStack(spacing: 4) {
      Group {
        Reporting { places.append($0) }
        Reporting { places.append($0) }
      }
      .padding(3)
      .coordinateSpace(name: "one")
    }
    _ = Drawing(of: row)
    #expect(places == [rect(3, 3, 10, 10), rect(3, 3, 10, 10)])
  }

  @Test
  func `a colour set between two modifiers is that of the views, not of the outer background`() {
    let views = Pair().background { Rectangle() }.foregroundStyle(.red).background { Rectangle() }
    #expect(Drawing(of: views).fills == [.black, .red, .black, .black, .red, .black])
  }

  @Test func `a preference around a group is written once for each view`() {
    let seen = reading(Adding.self) { log in
      HStack { Pair().noting(1, Adding.self, log) }
    }
    #expect(seen.number == 2)
    #expect(seen.calls == [[1, 1]])
  }

  @Test func `nothing is around no views`() {
    let row = HStack(spacing: 5) {
      fixed(10, 10).numbered(0)
      ForEach(0..<0) { _ in fixed(1, 1) }.padding(9)
      Group { EmptyView() }.padding(9).background { Color.red }
      fixed(10, 10).numbered(1)
    }
    #expect(LaidOut(row).list == [rect(0, 0, 10, 10), rect(15, 0, 10, 10)])
  }

  @Test func `views in views that are several do not nest calls`() {
    let drawing = Drawing(of: VStack { Several(levels: 300) })
    #expect(drawing.size.width > 0)
  }
}

private struct Pair: View {
  var body: some View {
    fixed(10, 10).numbered(0)
    fixed(10, 10).numbered(1)
  }
}

private struct Reporting: View {
  let report: (Rect) -> Void

  var body: some View {
    fixed(10, 10).background {
      GeometryReader { proxy in
        Noting { report(proxy.frame(in: .named("one"))) }
      }
    }
  }
}

/// Two views, of which one is two views, and so on, each modified.
private struct Several: View {
  let levels: Int

  var body: some View {
    Group {
      fixed(1, 1)
      if levels > 0 { Several(levels: levels - 1) }
    }.padding(1)
  }
}

extension Drawing {
  fileprivate var fills: [Color?] {
    layers.flatMap(\.items).compactMap { item in
      guard case .shape(_, let paint) = item else { return nil }
      return paint.fill
    }
  }
}
