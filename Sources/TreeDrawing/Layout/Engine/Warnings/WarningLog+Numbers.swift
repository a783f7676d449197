// Numbers that views are made with, and what is used instead of those that make no sense.

extension WarningLog {
  /// A number, or what is used in its place if it is out of range.
  ///
  /// - Parameters:
  ///   - value: the number.
  ///   - parameter: what it was given for.
  ///   - fallback: what is used if it is not a number, or infinite; `nil` for none.
  /// - Returns: the number to use, 0 where a negative one makes no sense, or the fallback.
  func checked(
    _ value: Double, _ parameter: LayoutWarning.Parameter, else fallback: Double?
  ) -> Double? {
    guard !parameter.range.contains(value) else { return value }
    let isTooSmall =
      value < 0 && parameter.range != .finite
      && (value.isFinite || parameter.range == .notNegative)
    let replacement = isTooSmall && !parameter.range.isPositive ? 0 : fallback
    record(
      .number(parameter, .init(value), replacement: replacement.map(LayoutWarning.Value.init)))
    return replacement
  }

  /// A number that need not be given, and is ignored if it makes no sense.
  func checked(_ value: Double?, _ parameter: LayoutWarning.Parameter) -> Double? {
    value.flatMap { checked($0, parameter, else: nil) }
  }

  /// A number that there must be, or what is used in its place.
  func number(
    _ value: Double, _ parameter: LayoutWarning.Parameter, else fallback: Double = 0
  ) -> Double {
    checked(value, parameter, else: fallback) ?? fallback
  }
}

extension WarningLog {
  func checked(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: checked(proposal.width, .proposedWidth),
      height: checked(proposal.height, .proposedHeight))
  }

  func checked(_ frame: Parameters.Frame) -> Parameters.Frame {
    Parameters.Frame(
      width: checked(frame.width, .width), height: checked(frame.height, .height),
      alignment: frame.alignment)
  }

  func checked(_ style: TidyStyle) -> TidyStyle {
    let spacing = TidySpacing(
      roots: number(style.spacing.roots, .tidySpacing, else: defaultSpacing),
      others: number(style.spacing.others, .tidySpacing, else: defaultSpacing),
      clearance: number(style.spacing.clearance, .clearance))
    return TidyStyle(
      axis: style.axis, isFlushAtEnd: style.isFlushAtEnd, interlocks: style.interlocks,
      spacing: spacing, guide: style.guide, rule: style.rule, equalRoots: style.equalRoots,
      lengthAbove: style.lengthAbove)
  }

  func checked(_ offset: Point) -> Point {
    Point(x: number(offset.x, .offsetX), y: number(offset.y, .offsetY))
  }

  func checked(_ insets: EdgeInsets) -> EdgeInsets {
    checked(insets, .padding, else: 0)
  }

  /// Insets, where a number that is given for several edges counts once.
  func checked(
    _ insets: EdgeInsets, _ parameter: LayoutWarning.Parameter, else fallback: Double
  ) -> EdgeInsets {
    guard !(abs(insets.width) + abs(insets.height)).isDrawable else { return insets }
    var noted: Set<LayoutWarning.Value> = []
    func length(_ length: Double) -> Double {
      guard !length.isDrawable else { return length }
      let isNew = noted.insert(.init(length)).inserted
      return isNew ? number(length, parameter, else: fallback) : fallback
    }
    return EdgeInsets(
      top: length(insets.top), leading: length(insets.leading), bottom: length(insets.bottom),
      trailing: length(insets.trailing))
  }

  func checked(_ font: Font) -> Font {
    guard !LayoutWarning.Range.finitePositive.contains(font.size) else { return font }
    var font = font
    font.size = number(font.size, .fontSize, else: Font.default.size)
    return font
  }

  func checked(_ lineHeight: LineHeight?) -> LineHeight? {
    checked(lineHeight?.points, .lineHeight).map(LineHeight.exact)
  }

  func checked(lineLimit: Int?) -> Int? {
    guard let lineLimit, lineLimit < 1 else { return lineLimit }
    record(.number(.lineLimit, .init(Double(lineLimit)), replacement: .number(1)))
    return 1
  }
}

extension WarningLog {
  /// Bounds of a length in which each number makes sense, and none contradicts another.
  func checked(_ bounds: FrameBounds) -> FlexibleLength {
    let names = bounds.names
    let least = checked(bounds.least, names.least)
    let ideal = raised(
      checked(bounds.ideal, names.ideal), names.ideal, to: [(least, names.least)])
    let greatest = raised(
      checked(bounds.greatest, names.greatest), names.greatest,
      to: [(ideal, names.ideal), (least, names.least)])
    return FlexibleLength(least: least, ideal: ideal, greatest: greatest)
  }

  /// A bound that is not less than the first of others that there is.
  private func raised(
    _ value: Double?, _ parameter: LayoutWarning.Parameter,
    to others: [(value: Double?, parameter: LayoutWarning.Parameter)]
  ) -> Double? {
    guard let value else { return nil }
    for other in others {
      guard let bound = other.value else { continue }
      guard value < bound else { return value }
      record(.bound(parameter, .init(value), below: other.parameter, .init(bound)))
      return bound
    }
    return value
  }
}

/// The bounds of a length as they were given.
struct FrameBounds {
  let axis: Axis
  let least: Double?
  let ideal: Double?
  let greatest: Double?

  typealias Names = (
    least: LayoutWarning.Parameter, ideal: LayoutWarning.Parameter,
    greatest: LayoutWarning.Parameter
  )

  fileprivate var names: Names {
    axis == .horizontal
      ? (.minWidth, .idealWidth, .maxWidth) : (.minHeight, .idealHeight, .maxHeight)
  }
}
