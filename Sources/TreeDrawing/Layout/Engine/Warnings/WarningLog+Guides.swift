// Guides that come out as no finite numbers while views are laid out.

extension WarningLog {
  /// What an explicit guide says, unless that is nowhere: then it is as if it had not been set.
  func checkedGuide(_ value: Double, _ key: AlignmentKey, in size: Size) -> Double? {
    checked(value, in: size, else: nil, .guide(name: key.name, .init(value)))
  }

  /// What a custom layout says about a guide, unless that is nowhere.
  func checkedLayoutGuide(_ value: Double, _ key: AlignmentKey, in size: Size) -> Double? {
    checked(value, in: size, else: nil, .layoutGuide(name: key.name, .init(value)))
  }

  /// Where a guide is by default, 0 if that is nowhere.
  func checkedDefault(_ value: Double, _ key: AlignmentKey, in size: Size) -> Double {
    checked(value, in: size, else: 0, .defaultGuide(name: key.name, .init(value))) ?? 0
  }

  /// A finite number, or what there is in its place.
  ///
  /// In a view of infinite size, which stacks ask about to see how flexible it is, a guide may be
  /// infinite. What is no number there may come of reckoning with infinite lengths, and is replaced
  /// without a word: if it is no number in a view of finite size either, that is told.
  private func checked(
    _ value: Double, in size: Size, else replacement: Double?,
    _ misuse: @autoclosure () -> LayoutWarning.Misuse
  ) -> Double? {
    guard !value.isFinite else { return value }
    guard size.isFinite else { return value.isNaN ? replacement : value }
    record(misuse())
    return replacement
  }
}
