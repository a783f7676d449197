/// A view's size and its alignment guides, in the view's own coordinates.
public struct ViewDimensions {
  /// The extent from left to right, in points.
  public let width: Double
  /// The extent from top to bottom, in points.
  public let height: Double

  /// Where a guide may have been set explicitly; a container's own frame has no such place.
  private let measured: Measured?

  private struct Measured {
    let lender: ArenaLender
    let element: Int
    let proposal: ProposedViewSize
  }

  /// The dimensions of an element as it is for a proposal.
  init(of element: Int, _ lender: ArenaLender, at proposal: ProposedViewSize, size: Size) {
    width = size.width
    height = size.height
    measured = Measured(lender: lender, element: element, proposal: proposal)
  }

  /// The dimensions of a frame as such, whatever is in it.
  init(_ size: Size) {
    width = size.width
    height = size.height
    measured = nil
  }
}

extension ViewDimensions {
  /// Where a horizontal guide is, explicitly or by default, in points from the left edge.
  public subscript(guide: HorizontalAlignment) -> Double { value(of: guide.key) }

  /// Where a vertical guide is, explicitly or by default, in points from the top edge.
  public subscript(guide: VerticalAlignment) -> Double { value(of: guide.key) }

  /// Where a horizontal guide was set explicitly, if it was.
  public subscript(explicit guide: HorizontalAlignment) -> Double? { explicitValue(of: guide.key) }

  /// Where a vertical guide was set explicitly, if it was.
  public subscript(explicit guide: VerticalAlignment) -> Double? { explicitValue(of: guide.key) }

  func value(of key: AlignmentKey) -> Double {
    explicitValue(of: key) ?? key.id.defaultValue(in: self)
  }

  func explicitValue(of key: AlignmentKey) -> Double? {
    guard let measured else { return nil }
    return measured.lender.ask { arena in
      arena.askedGuide(key, of: measured.element, at: measured.proposal)
    }
  }
}
