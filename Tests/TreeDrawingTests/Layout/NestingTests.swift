import Testing

@testable import TreeDrawing

/// How much work views take that lie deep in each other.
@Suite struct NestingTests {
  /// Stacks of alternating axes in each other, each with flexible views beside the next.
  struct Nest: View {
    let depth: Int
    let kind: Kind

    enum Kind: CaseIterable {
      case rows
      case alternating
      case framed
      case prioritized
    }

    var body: some View {
      if kind == .rows || depth.isMultiple(of: 2) {
        HStack(spacing: 1) { content }
      } else {
        VStack(spacing: 1) { content }
      }
    }

    @ViewBuilder private var content: some View {
      Rectangle()
      ForEach(0..<(depth > 1 ? 1 : 0)) { _ in
        switch kind {
        case .rows, .alternating: Nest(depth: depth - 1, kind: kind)
        case .framed: Nest(depth: depth - 1, kind: kind).frame(minWidth: 3, maxWidth: .infinity)
        case .prioritized: Nest(depth: depth - 1, kind: kind).layoutPriority(1)
        }
      }
      Rectangle().frame(maxHeight: 40)
    }
  }

  @Test(arguments: Nest.Kind.allCases)
  func `work per view does not grow with depth`(kind: Nest.Kind) {
    let work = [10, 100, 1_000].map { depth in
      var lowering = ViewLowering()
      lowering.layOut(
        Nest(depth: depth, kind: kind), for: ProposedViewSize(width: 4_000, height: 4_000))
      return Double(lowering.arena.measurements.count) / Double(lowering.arena.elements.count)
    }
    #expect(work.allSatisfy { $0 < 20 }, "measurements for each element: \(work)")
  }
}
