extension View {
  /// Paints the view turned; for the views around, it stands as it stood.
  ///
  ///     Text("population").fixedSize().rotationEffect(.degrees(-90))
  ///
  /// Anchors and geometry readers inside see it turned: a frame is, outside, the smallest upright
  /// rectangle around the turned corners.
  ///
  /// - Parameters:
  ///   - angle: how far to turn it; a positive angle is clockwise.
  ///   - anchor: which point of the view stays where it is.
  /// - Returns: the view, painted turned.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    EffectView(content: self, anchor: anchor) { warnings in
      Transform(turning: Angle(radians: warnings.number(angle.radians, .rotation)))
    }
  }

  /// Paints the view larger or smaller; for the views around, it is as large as it was.
  ///
  /// - Parameters:
  ///   - s: how many times as large; a negative number also turns it by 180°, and 0 leaves nothing
  ///     of it to be seen.
  ///   - anchor: which point of the view stays where it is.
  /// - Returns: the view, painted in another scale.
  public func scaleEffect(_ s: Double, anchor: UnitPoint = .center) -> some View {
    EffectView(content: self, anchor: anchor) { warnings in
      let s = warnings.number(s, .scale, else: 1)
      return Transform(scaling: Size(width: s, height: s))
    }
  }

  /// Paints the view wider or narrower, and higher or lower; for the views around, it is as large
  /// as it was.
  ///
  ///     Text("mirrored").scaleEffect(x: -1)
  ///
  /// - Parameters:
  ///   - x: how many times as wide; a negative number also mirrors it, and 0 leaves nothing of it
  ///     to be seen.
  ///   - y: how many times as high, in the same way.
  ///   - anchor: which point of the view stays where it is.
  /// - Returns: the view, painted in another scale.
  public func scaleEffect(
    x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
  ) -> some View {
    EffectView(content: self, anchor: anchor) { warnings in
      Transform(
        scaling: Size(
          width: warnings.number(x, .scaleX, else: 1),
          height: warnings.number(y, .scaleY, else: 1)))
    }
  }

  /// Paints the view wider or narrower, and higher or lower; for the views around, it is as large
  /// as it was.
  ///
  /// - Parameters:
  ///   - scale: how many times as wide and as high.
  ///   - anchor: which point of the view stays where it is.
  /// - Returns: the view, painted in another scale.
  public func scaleEffect(_ scale: Size, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
}

private struct EffectView<Content: View>: ModifiedView {
  let content: Content
  let anchor: UnitPoint
  /// Makes the change about the origin, and tells what makes no sense.
  let change: (WarningLog) -> Transform

  func add(around view: (inout ViewLowering) -> Void, to lowering: inout ViewLowering) {
    let warnings = lowering.arena.warnings
    let anchor = UnitPoint(
      x: warnings.number(anchor.x, .effectAnchor, else: 0.5),
      y: warnings.number(anchor.y, .effectAnchor, else: 0.5))
    let effect = PlacedEffect(
      effect: GeometryEffect(change: change(warnings), anchor: anchor),
      space: lowering.arena.spaces.add(outer: lowering.cursor.space))
    let payload = lowering.arena.picture.effects.appendIndex(effect)
    lowering.container(.geometryEffect, payload: payload, children: view)
  }
}
