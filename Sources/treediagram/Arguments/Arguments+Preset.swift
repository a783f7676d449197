extension Arguments {
  /// The options that count: those that were typed and, where these say nothing, those of a preset.
  ///
  /// Of a preset's options, those are dropped that make no sense with what was typed.
  ///
  /// - Parameters:
  ///   - words: what was typed.
  ///   - usual: the preset, if none is typed.
  /// - Throws: what is wrong with the words, or the first rule that they break.
  init(_ words: [OSString], usual: Preset? = nil) throws(UsageError) {
    let typed = try Arguments(parsing: words)
    let preset = typed.preset ?? usual
    let earlier = try Arguments(parsing: preset?.words ?? [])
    self = try Arguments(parsing: words, after: earlier)
    self.preset = preset
    // The rules are about options; to make their table takes as long as to draw a hundred nodes.
    guard information == nil, preset != nil || words.count > files.count else { return }
    for rule in Rule.all {
      guard let error = rule.error(in: self, typed: typed) else { continue }
      guard rule.option.words(typed) == nil else { throw error }
      rule.option.forget(&self)
    }
  }
}
