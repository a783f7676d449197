/// The steps in one layer.
struct PaintedLayer {
  /// Which of the arena's layers it is.
  let number: Int32
  var steps: [PaintingStep] = []
  /// The plane whose group is open, by its number among those painted; 0 for none.
  var plane: Int32 = 0
  /// How many of the clips that are open have begun in it.
  var clipCount = 0
}

extension PaintedLayer {
  /// Closes the group of a plane, if one is open; one with nothing in it is taken back.
  @inline(__always)
  mutating func leavePlane() {
    if plane != 0 { closePlane() }
  }

  @inline(never)
  private mutating func closePlane() {
    plane = 0
    if case .beginTransform = steps.last?.kind {
      steps.removeLast()
    } else {
      steps.append(PaintingStep(.endGroup))
    }
  }
}
