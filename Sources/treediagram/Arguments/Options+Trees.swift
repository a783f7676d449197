internal import TreeDrawing

extension Options {
  /// The preset that is usual for trees; nil if they have none, or if it was said how to arrange
  /// them.
  func usualPreset(for roots: [Tree<Node>], in format: Format) -> UsualPreset? {
    let isArranged = preset != nil || isGiven("--layout") || isGiven("--direction")
    return isArranged ? nil : UsualPreset(for: roots, in: format)
  }

  /// Adapts the options to trees that were read.
  ///
  /// - Parameters:
  ///   - roots: the trees.
  ///   - usual: the preset that is usual for them, if there is one.
  /// - Returns: the options, with those of the preset where nothing else was typed.
  /// - Throws: an option that makes no sense with these trees.
  func suited(to roots: [Tree<Node>], _ usual: UsualPreset?) throws(Failure) -> Options {
    do throws(UsageError) {
      let options = if let usual { try checked(usual: usual.preset) } else { self }
      for need in LayoutNeed.all {
        if let error = need.error(in: options, roots) { throw error }
      }
      if let error = SidewaysWish.error(in: options.picture.style, roots) { throw error }
      return options
    } catch {
      throw .usage(error)
    }
  }
}
