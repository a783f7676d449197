@testable import TreeDrawing

/// A description of a view that can be laid out twice: by the engine, and by the reference below.
indirect enum ReferenceView {
  case fixed(Double, Double, id: Int)
  case shape(id: Int)
  case text(ReferenceText, id: Int)
  case spacer(Double)
  case stack(Axis, guide: ReferenceGuide, spacing: Double, [ReferenceView])
  case zStack(horizontal: ReferenceGuide, vertical: ReferenceGuide, [ReferenceView])
  case group([ReferenceView])
  case padding(EdgeInsets, ReferenceView)
  case frame(Double?, Double?, ReferenceGuide, ReferenceGuide, ReferenceView)
  case flexible(ReferenceBounds, ReferenceBounds, ReferenceGuide, ReferenceGuide, ReferenceView)
  case fixedSize(Bool, Bool, ReferenceView)
  case guide(ReferenceGuide, width: Double, height: Double, plus: Double, ReferenceView)
  case secondary(
    isInFront: Bool, ReferenceGuide, ReferenceGuide, ReferenceView, behind: ReferenceView)
  case offset(Double, Double, ReferenceView)
  case priority(Double, ReferenceView)
}

/// The guides that random views use.
enum ReferenceGuide: CaseIterable, Hashable {
  case start
  case middle
  case end
  case third
  case deepThird
  /// Baselines from top to bottom; from left to right, two more guides at a third.
  case firstBaseline
  case lastBaseline

  var isBuiltIn: Bool { self == .start || self == .middle || self == .end }

  func defaultValue(_ length: Double, _ axis: Axis) -> Double {
    switch self {
    case .firstBaseline, .lastBaseline: axis == .vertical ? length : length / 3
    case .start: 0
    case .middle: length / 2
    case .end: length
    case .third, .deepThird: length / 3
    }
  }

  /// What a container of several views makes of what they say, if they say anything.
  func combined(_ values: [Double], _ axis: Axis) -> Double? {
    guard !isBuiltIn, !values.isEmpty else { return nil }
    if axis == .vertical, self == .firstBaseline { return values.min() }
    if axis == .vertical, self == .lastBaseline { return values.max() }
    return values.reduce(0, +) / Double(values.count)
  }

  /// Where the guide is in a text, which has baselines only.
  func value(in text: ReferenceText, _ axis: Axis) -> Double? {
    switch (self, axis) {
    case (.firstBaseline, .vertical): text.firstBaseline
    case (.lastBaseline, .vertical): text.lastBaseline
    default: nil
    }
  }

  private enum ThirdOfWidth: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context.width / 3 }
  }

  private enum ThirdOfHeight: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context.height / 3 }
  }

  var horizontal: HorizontalAlignment {
    switch self {
    case .start: .leading
    case .middle: .center
    case .end: .trailing
    case .third: HorizontalAlignment(ThirdOfWidth.self)
    case .deepThird: HorizontalAlignment(ThirdOfWidth.self, level: 9)
    case .firstBaseline: HorizontalAlignment(ThirdOfWidth.self, level: 3)
    case .lastBaseline: HorizontalAlignment(ThirdOfWidth.self, level: 4)
    }
  }

  var vertical: VerticalAlignment {
    switch self {
    case .start: .top
    case .middle: .center
    case .end: .bottom
    case .third: VerticalAlignment(ThirdOfHeight.self)
    case .deepThird: VerticalAlignment(ThirdOfHeight.self, level: 9)
    case .firstBaseline: .firstTextBaseline
    case .lastBaseline: .lastTextBaseline
    }
  }
}

extension Alignment {
  init(_ horizontal: ReferenceGuide, _ vertical: ReferenceGuide) {
    self.init(horizontal: horizontal.horizontal, vertical: vertical.vertical)
  }
}

extension ReferenceView: View {
  func _lower(into lowering: inout ViewLowering) {
    switch self {
    case .fixed(let width, let height, let id):
      Color.black.frame(width: width, height: height).numbered(id)._lower(into: &lowering)
    case .shape(let id): Rectangle().numbered(id)._lower(into: &lowering)
    case .text(let text, let id): Text(text.content).numbered(id)._lower(into: &lowering)
    case .spacer(let length): Spacer(minLength: length)._lower(into: &lowering)
    case .stack(.horizontal, let guide, let spacing, let views):
      HStack(alignment: guide.vertical, spacing: spacing) { ForEach(each: views) { $0 } }
        ._lower(into: &lowering)
    case .stack(.vertical, let guide, let spacing, let views):
      VStack(alignment: guide.horizontal, spacing: spacing) { ForEach(each: views) { $0 } }
        ._lower(into: &lowering)
    case .zStack(let horizontal, let vertical, let views):
      ZStack(alignment: Alignment(horizontal, vertical)) { ForEach(each: views) { $0 } }
        ._lower(into: &lowering)
    case .group(let views): lowerGroup(views, into: &lowering)
    default: lowerWrapper(into: &lowering)
    }
  }

  /// Groups in both ways in which a view can be several.
  private func lowerGroup(_ views: [ReferenceView], into lowering: inout ViewLowering) {
    if views.count == 2 {
      Group {
        views[0]
        views[1]
      }._lower(into: &lowering)
    } else {
      ForEach(each: views) { $0 }._lower(into: &lowering)
    }
  }

  private func lowerWrapper(into lowering: inout ViewLowering) {
    switch self {
    case .padding(let insets, let view): view.padding(insets)._lower(into: &lowering)
    case .frame(let width, let height, let horizontal, let vertical, let view):
      view.frame(width: width, height: height, alignment: Alignment(horizontal, vertical))
        ._lower(into: &lowering)
    case .flexible(let width, let height, let horizontal, let vertical, let view):
      view.frame(
        minWidth: width.least, idealWidth: width.ideal, maxWidth: width.greatest,
        minHeight: height.least, idealHeight: height.ideal, maxHeight: height.greatest,
        alignment: Alignment(horizontal, vertical)
      )._lower(into: &lowering)
    case .fixedSize(let horizontal, let vertical, let view):
      view.fixedSize(horizontal: horizontal, vertical: vertical)._lower(into: &lowering)
    case .guide(let guide, let width, let height, let plus, let view):
      view.alignmentGuide(guide.horizontal) { $0.width * width + $0.height * height + plus }
        .alignmentGuide(guide.vertical) { $0[guide.vertical] + $0.width * width - plus }
        ._lower(into: &lowering)
    case .secondary(true, let horizontal, let vertical, let view, let other):
      view.overlay(alignment: Alignment(horizontal, vertical)) { other }._lower(into: &lowering)
    case .secondary(false, let horizontal, let vertical, let view, let other):
      view.background(alignment: Alignment(horizontal, vertical)) { other }._lower(into: &lowering)
    case .offset(let x, let y, let view): view.offset(x: x, y: y)._lower(into: &lowering)
    case .priority(let value, let view): view.layoutPriority(value)._lower(into: &lowering)
    default: break
    }
  }
}
