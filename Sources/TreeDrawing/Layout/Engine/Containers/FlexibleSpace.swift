/// The space that a spacer takes.
struct FlexibleSpace {
  /// The axis that it stretches along, both if nil.
  let axis: Axis?
  let minLength: Double

  func size(for proposal: ProposedViewSize) -> Size {
    Size(width: length(along: .horizontal, proposal), height: length(along: .vertical, proposal))
  }

  private func length(along axis: Axis, _ proposal: ProposedViewSize) -> Double {
    guard self.axis == nil || self.axis == axis else { return 0 }
    return max(proposal[axis] ?? minLength, minLength)
  }
}
