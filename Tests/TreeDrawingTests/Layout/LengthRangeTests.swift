import Testing

@testable import TreeDrawing

/// How long views get, told without measuring, and what measuring is saved.
@Suite struct LengthRangeTests {
  @Test(arguments: Effort.blocks(2_500))
  func `what is told without measuring is what comes out`(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var maker = ViewMaker(seed: seed)
      let drawn = maker.root(depth: 4)
      var lowering = ViewLowering()
      lowering.lowerRoot(DrawnReference(model: drawn, notes: ReferenceNotes()))
      let node = ReferenceNode(drawn.withoutGroups, isOfferedNothing: true)
      var measurer = Measurer(lowering.takeArena())
      measurer.sizeAllIdeally()
      let element = measurer.arena.child(of: .root)
      for axis in [Axis.horizontal, .vertical] {
        let range = measurer.lengthRange(of: element, along: axis)
        for (length, told) in [(0, range.least), (Double.infinity, range.greatest)] {
          guard let told else { continue }
          for across in [nil, 0, 37, .infinity] {
            var offered = ProposedViewSize.unspecified
            offered[axis] = length
            offered[axis.crossing] = across
            let size = node.size(offered)
            // An infinite view in a ratio, less an infinite guide, is no number by the rules.
            guard !size.width.isNaN, !size.height.isNaN else { continue }
            let isEqual = size[axis] == told || abs(size[axis] - told) < 1e-9
            #expect(isEqual, "seed \(seed), \(axis) \(offered): \(told) ≠ \(size), \(drawn)")
          }
        }
      }
    }
  }

  @Test func `stacks in frames of ever other bounds do not multiply what is asked inside`() {
    let calls = [10, 25, 50, 100, 400].map { depth in
      let counter = Counter()
      let view = Framed(depth: depth, counter: counter)
      _ = Drawing(of: view, proposal: ProposedViewSize(width: 4_000, height: 4_000))
      return counter.calls
    }
    #expect(calls.allSatisfy { $0 <= 12 }, "\(calls)")
  }
}

private final class Counter {
  var calls = 0
}

/// Stacks of alternating axes in each other, each in a frame with a bound of its own.
private struct Framed: View {
  let depth: Int
  let counter: Counter

  var body: some View {
    if depth == 0 {
      Leaf(counter: counter) { EmptyView() }
    } else if depth.isMultiple(of: 2) {
      HStack {
        Framed(depth: depth - 1, counter: counter)
        Text("x")
      }.frame(maxWidth: Double(5_000 - depth))
    } else {
      VStack {
        Framed(depth: depth - 1, counter: counter)
        Text("y")
      }.frame(maxHeight: Double(5_000 - depth))
    }
  }
}

private struct Leaf: Layout {
  let counter: Counter

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    counter.calls += 1
    return proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
