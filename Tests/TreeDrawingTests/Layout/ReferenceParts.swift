@testable import TreeDrawing

// What random views are made of, with the rules for them in formulas of their own: nothing here asks the engine.

/// The bounds of a flexible frame along one axis, none of which is negative; they may contradict each other.
struct ReferenceBounds {
  let least: Double?
  let ideal: Double?
  let greatest: Double?

  /// What the content is offered: the proposal or else the ideal length, within the bounds.
  func offered(_ proposal: Double?) -> Double? {
    guard let length = proposal ?? ideal else { return nil }
    return within(length)
  }

  /// How long the frame is around content of a length.
  func length(around content: Double, _ proposal: Double?) -> Double {
    guard let proposal else { return within(ideal ?? content) }
    if least != nil, greatest != nil { return within(proposal) }
    if least != nil { return within(min(content, proposal)) }
    if greatest != nil { return within(max(content, proposal)) }
    return content
  }

  /// The nearest length within the bounds, where the least wins over the ideal, and both over the greatest.
  private func within(_ length: Double) -> Double {
    let raised = max(length, least ?? 0)
    guard let greatest else { return raised }
    return min(raised, max(greatest, ideal ?? 0, least ?? 0))
  }
}

/// A text in the default font, whose letters are as wide as those of Helvetica at 14 points.
enum ReferenceText {
  case oneLine
  case twoLines

  var content: String { self == .oneLine ? "Text" : "Two\nlines" }

  /// As wide as the widest line, 2048ths of an em; the first line is 1.3 em high, each further one 1.35.
  var size: Size {
    switch self {
    case .oneLine: Size(width: 14 * (1251 + 1139 + 1024 + 569) / 2048, height: 18.2)
    case .twoLines: Size(width: 14 * (455 + 455 + 1139 + 1139 + 1024) / 2048, height: 18.2 + 18.9)
    }
  }

  /// Capitals, which are 0.688 em high, stand in the middle of the first line.
  var firstBaseline: Double { (18.2 + 14 * 0.688) / 2 }

  var lastBaseline: Double { self == .oneLine ? firstBaseline : firstBaseline + 18.9 }
}

extension ReferenceLayout {
  /// A spacer stretches along the axis of its stack, and along both where there is none.
  static func spacer(_ least: Double, _ p: ProposedViewSize, _ axis: Axis?) -> Size {
    func length(_ proposal: Double?) -> Double { max(proposal ?? least, least) }
    switch axis {
    case .horizontal: return Size(width: length(p.width), height: 0)
    case .vertical: return Size(width: 0, height: length(p.height))
    case nil: return Size(width: length(p.width), height: length(p.height))
    }
  }

  /// What is left of what is offered inside insets, never less than nothing.
  static func inside(_ insets: EdgeInsets, _ p: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: p.width.map { max($0 - insets.leading - insets.trailing, 0) },
      height: p.height.map { max($0 - insets.top - insets.bottom, 0) })
  }
}
