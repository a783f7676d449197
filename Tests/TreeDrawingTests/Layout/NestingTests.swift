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

  /// Columns in each other, lined up by a guide that is set in the innermost.
  struct Guided: View {
    let depth: Int

    private enum Mark: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> Double { context.width / 3 }
    }

    var body: some View {
      VStack(alignment: HorizontalAlignment(Mark.self), spacing: 1) {
        Rectangle()
        ForEach(0..<1) { _ in
          if depth > 1 {
            Guided(depth: depth - 1).padding(1)
          } else {
            Rectangle().alignmentGuide(HorizontalAlignment(Mark.self)) { $0.width }
          }
        }
      }
    }
  }

  @Test(arguments: [ProposedViewSize.unspecified, ProposedViewSize(width: 4_000, height: 4_000)])
  func `work for the guides of flexible views does not grow with depth`(
    proposal: ProposedViewSize
  ) {
    let work = [10, 50, 200].map { depth in
      Self.measurementsPerElement(of: Guided(depth: depth), for: proposal)
    }
    #expect(work.allSatisfy { $0 < 10 }, "measurements for each element: \(work)")
  }

  @Test(arguments: Nest.Kind.allCases)
  func `work per view does not grow with depth`(kind: Nest.Kind) {
    let work = [10, 100, 1_000].map { depth in
      Self.measurementsPerElement(
        of: Nest(depth: depth, kind: kind), for: ProposedViewSize(width: 4_000, height: 4_000))
    }
    #expect(work.allSatisfy { $0 < 20 }, "measurements for each element: \(work)")
  }

  private static func measurementsPerElement(
    of view: some View, for proposal: ProposedViewSize
  ) -> Double {
    var pass = PreferencePass.layOut(view, for: proposal)
    // Where the axes are apart, a size is two lengths.
    let measurements = pass.placer.measurer.measurements
    let count = Double(measurements.lengths.count) / 2 + Double(measurements.sizes.count)
    return count / Double(pass.arena.tree.elements.count)
  }
}
