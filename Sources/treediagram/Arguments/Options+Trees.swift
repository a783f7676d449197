internal import TreeDrawing

extension Options {
  /// The preset that is usual for trees; nil if they have none, or if it was said how to arrange
  /// them.
  func usualPreset(for roots: [Tree<Node>], in format: Format) -> UsualPreset? {
    isArranged ? nil : UsualPreset(for: roots, in: format)
  }

  /// Adapts the options to trees that were read.
  ///
  /// - Parameters:
  ///   - roots: the trees.
  ///   - preset: the preset that is usual for them, if there is one.
  /// - Returns: the options, with those of the preset where nothing else was typed.
  /// - Throws: an option that makes no sense with these trees.
  func suited(to roots: [Tree<Node>], _ preset: UsualPreset?) throws(Failure) -> Options {
    do throws(UsageError) {
      let arguments = try Arguments(words, usual: preset?.preset)
      for need in LayoutNeed.all {
        if let error = need.error(in: arguments, roots) { throw error }
      }
      if let error = SidewaysWish.error(in: arguments.style, roots) { throw error }
      var options = self
      options.draw(by: arguments)
      return options
    } catch {
      throw .usage(error)
    }
  }
}
