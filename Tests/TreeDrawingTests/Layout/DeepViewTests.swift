import Testing

@testable import TreeDrawing

/// Views that contain views of their own kind, on threads with small stacks.
@Suite struct DeepViewTests {
  private struct Column: View {
    let depth: Int

    var body: some View {
      VStack(alignment: .leading, spacing: 1) {
        fixed(2, 2).numbered(2 * depth)
        if depth > 0 { Column(depth: depth - 1) }
        fixed(1, 1).numbered(2 * depth + 1)
      }
    }
  }

  private struct Wrapped: View {
    let depth: Int

    var body: some View {
      if depth > 0 { Wrapped(depth: depth - 1).padding(1) } else { fixed(2, 2) }
    }
  }

  private struct Behind: View {
    let depth: Int

    var body: some View {
      fixed(3, 2).background { if depth > 0 { Behind(depth: depth - 1) } }
    }
  }

  private struct Single: View {
    let depth: Int

    var body: some View {
      if depth > 0 { Single(depth: depth - 1) } else { EmptyView() }
    }
  }

  @Test func `columns in columns are as deep as they like`() {
    let layout = onSmallStack { LaidOut(Column(depth: 10_000)) }
    #expect(layout?.size == Size(width: 2, height: 50_004))
    #expect(layout?.frames[0] == rect(0, 30_000, 2, 2))
    #expect(layout?.frames[2] == rect(0, 29_997, 2, 2))
    #expect(layout?.frames[1] == rect(0, 30_003, 1, 1))
    #expect(layout?.frames[20_001] == rect(0, 50_003, 1, 1))
  }

  @Test func `wrappers in wrappers are as deep as they like`() {
    #expect(
      onSmallStack { LaidOut(Wrapped(depth: 10_000)) }?.size == Size(width: 20_002, height: 20_002))
  }

  @Test func `backgrounds of backgrounds are as deep as they like`() {
    #expect(onSmallStack { LaidOut(Behind(depth: 10_000)) }?.size == Size(width: 3, height: 2))
  }

  @Test func `bodies that are only another body are as deep as they like`() {
    #expect(onSmallStack { LaidOut(Single(depth: 10_000)) }?.size == .zero)
  }

  @Test func `a view without a body is drawn as nothing`() {
    struct Forgotten: View {}
    let drawing = Drawing(
      of: VStack {
        fixed(1, 1)
        Forgotten()
      })
    #expect(drawing.size == Size(width: 1, height: 1))
    #expect(
      drawing.warnings.map(\.description) == [
        "Forgotten has Never as its body, which only views of the library may have; "
          + "nothing is drawn for it"
      ])
  }
}
