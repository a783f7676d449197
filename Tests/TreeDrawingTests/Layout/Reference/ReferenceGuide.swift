@testable import TreeDrawing

/// The guides that random views use.
enum ReferenceGuide: CaseIterable, Hashable {
  case start
  case middle
  case end
  case third
  /// Third, with another level, so that it is a guide of its own.
  case deepThird
  /// By default where the middle is, even if that was set.
  case follower
  /// Baselines from top to bottom; from left to right, two more guides at a third.
  case firstBaseline
  case lastBaseline
}

// MARK: As the rules have it

extension ReferenceGuide {
  var isBuiltIn: Bool { self == .start || self == .middle || self == .end }

  /// Where the guide is in a view in which nobody has set it.
  ///
  /// - Parameters:
  ///   - length: the view's length.
  ///   - axis: along which the guide is measured.
  ///   - middle: where the middle of the view was set, if it was.
  /// - Returns: the distance from the start.
  func defaultValue(_ length: Double, _ axis: Axis, middle: Double?) -> Double {
    switch self {
    case .start: 0
    case .middle: length / 2
    case .follower: middle ?? length / 2
    case .end: length
    case .firstBaseline, .lastBaseline: axis == .vertical ? length : length / 3
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
}

// MARK: In real views

extension ReferenceGuide {
  private enum ThirdOfWidth: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context.width / 3 }
  }

  private enum ThirdOfHeight: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context.height / 3 }
  }

  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double {
      context[HorizontalAlignment.center]
    }
  }

  private enum VerticalMiddle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double {
      context[VerticalAlignment.center]
    }
  }

  var horizontal: HorizontalAlignment {
    switch self {
    case .start: .leading
    case .middle: .center
    case .end: .trailing
    case .third: HorizontalAlignment(ThirdOfWidth.self)
    case .deepThird: HorizontalAlignment(ThirdOfWidth.self, level: 9)
    case .follower: HorizontalAlignment(Middle.self)
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
    case .follower: VerticalAlignment(VerticalMiddle.self)
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
