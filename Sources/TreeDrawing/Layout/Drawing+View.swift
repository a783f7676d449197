extension Drawing {
  /// Lays a view out and draws it.
  ///
  /// Misuse is never fatal: what makes no sense is replaced by what does, and `warnings` says so. A
  /// proposed length that is not a number, or infinite, is as if it had not been given; several
  /// views lie on top of each other.
  ///
  ///     Drawing(of: Text("Hello").padding(8)).size
  ///
  /// - Parameters:
  ///   - view: what to draw.
  ///   - proposal: the size to offer it, in points; the ideal one if not given.
  /// - Complexity: O(*n*) in the number of views whose size does not depend on what they are
  ///   offered.
  public init(of view: some View, proposal: ProposedViewSize = .unspecified) {
    self.init(painting: PreferencePass.layOut(view, for: proposal).finish())
  }

  /// Paints what is in its place.
  private init(painting views: consuming PlacedViews) {
    let (size, log) = (views.size, views.warnings)
    var painter = Painter(views)
    let layers = painter.paint(.root)
    self.init(size: size, layers: layers, warnings: log.warnings)
  }
}

extension PreferencePass {
  /// Takes a view through all passes but painting: lowering, measuring, placing, preferences.
  ///
  /// It is no initialiser, since those take copies of what they are given, and a view may be large.
  static func layOut(
    _ view: some View, for proposal: ProposedViewSize = .unspecified
  ) -> PreferencePass {
    var lowering = ViewLowering()
    lowering.lowerRoot(view, for: proposal)
    var measurer = Measurer(lowering.takeArena())
    measurer.sizeAllIdeally()
    var placer = Placer(measurer)
    placer.placeAll(for: proposal)
    var preferences = PreferencePass(placer, lowering)
    preferences.collectAll()
    return preferences
  }
}
