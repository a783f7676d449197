/// A view's size and its alignment guides, in the view's own coordinates.
///
/// Guides may ask for guides of views inside, whose closures ask further. Where closures are called
/// in each other more than 24 deep, an answer that takes one more may be a stand-in: a guide's
/// default, even for an explicit one. What a closure makes of it is forgotten, and the closure
/// called again when the answer is known; so a closure must be able to return something for any
/// guides that a view could have.
public struct ViewDimensions {
  /// The extent from left to right, in points.
  public var width: Double {
    access.noteRead(along: .horizontal)
    return size.width
  }
  /// The extent from top to bottom, in points.
  public var height: Double {
    access.noteRead(along: .vertical)
    return size.height
  }

  private let size: Size
  private let access: MeasurerAccess
  /// Where a guide may have been set explicitly; a container's own frame has no such place.
  private let measured: Measurement?

  /// The dimensions of an element as it is for a proposal.
  init(of element: ElementID, _ access: MeasurerAccess, at proposal: ProposedViewSize, size: Size) {
    self.size = size
    self.access = access
    measured = Measurement(element: element, proposal: proposal)
  }

  /// The dimensions of a frame as such, whatever is in it.
  init(_ size: Size, _ access: MeasurerAccess) {
    self.size = size
    self.access = access
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
    explicitValue(of: key) ?? askedDefault(of: key)
  }

  func explicitValue(of key: AlignmentKey) -> Double? {
    access.noteRead(along: key.axis)
    guard let measured else { return nil }
    let answer = access.ask { measurer in
      .some(measurer.askedGuide(key, of: measured.element, at: measured.proposal))
    }
    guard let answer else { return nil }
    return answer.map(\.value) ?? askedDefault(of: key)
  }

  /// Where a guide is by default, as the engine asks it.
  func defaultValue(of key: AlignmentKey) -> Double {
    builtInValue(of: key)
      ?? access.defaults.value(of: key, in: measured?.element) { key.id.defaultValue(in: self) }
  }

  /// Where a guide is by default, as a closure asks it, which may be the default of another guide.
  private func askedDefault(of key: AlignmentKey) -> Double {
    builtInValue(of: key)
      ?? access.defaults.askedValue(of: key, in: measured?.element) {
        key.id.defaultValue(in: self)
      }
  }

  private func builtInValue(of key: AlignmentKey) -> Double? {
    key.fraction.map { $0 == 0 ? 0 : size[key.axis] * $0 }
  }
}
