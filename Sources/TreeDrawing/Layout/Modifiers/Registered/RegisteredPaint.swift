/// How outlines are painted, for those that choose it themselves.
struct RegisteredPaint {
  /// Where it is among the paints of shapes.
  let index: Int32

  /// Registers a paint.
  init(_ paint: Paint, in lowering: inout ViewLowering) {
    index = lowering.arena.picture.shapes.add(paint)
  }
}
