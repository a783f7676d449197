extension View {
  /// Says where a horizontal guide of the view is.
  ///
  /// - Parameters:
  ///   - guide: which guide.
  ///   - computeValue: its distance from the left edge in points, from the view's dimensions.
  /// - Returns: the view with an explicit guide.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View {
    Guided(content: self, guide: Parameters.Guide(key: guide.key, value: computeValue))
  }

  /// Says where a vertical guide of the view is.
  ///
  /// - Parameters:
  ///   - guide: which guide.
  ///   - computeValue: its distance from the top edge in points, from the view's dimensions.
  /// - Returns: the view with an explicit guide.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View {
    Guided(content: self, guide: Parameters.Guide(key: guide.key, value: computeValue))
  }
}

extension View {
  /// Hides all explicit guides of the view, as a geometry reader does, but keeps its size.
  func hidingAlignmentGuides() -> some View {
    GuideBarrier(content: self)
  }
}

private struct GuideBarrier<Content: View>: ModifiedView {
  let content: Content

  func add(around view: (inout ViewLowering) -> Void, to lowering: inout ViewLowering) {
    lowering.container(.guideBarrier, payload: 0, children: view)
  }
}

private struct Guided<Content: View>: ModifiedView {
  let content: Content
  let guide: Parameters.Guide

  func add(around view: (inout ViewLowering) -> Void, to lowering: inout ViewLowering) {
    lowering.alignmentGuide(lowering.arena.parameters.guides.appendIndex(guide), view)
  }
}

extension ViewLowering {
  /// Adds an element with a guide, which is in the arena already, around a view.
  mutating func alignmentGuide(_ guide: Int, _ view: (inout ViewLowering) -> Void) {
    let outer = beginAlignmentGuide(guide)
    view(&self)
    end(.alignmentGuide, outer)
  }

  /// Adds an element with a guide, which is in the arena already, around the next view, until `end`
  /// is called; the nearest stack is told that the guide is set somewhere inside it.
  mutating func beginAlignmentGuide(_ guide: Int) -> OuterCursor {
    let key = arena.parameters.guides[guide].key
    if key.combination == .custom, cursor.stack != .none {
      let stack = arena.payload(of: cursor.stack)
      arena.parameters.stacks[stack].include(level: key.level)
    }
    return begin(.alignmentGuide, payload: guide)
  }
}
