/// The coordinates of turned views, as the painter goes into them and out again.
///
/// However deep turned views lie in each other, what is painted is in one group with one transform:
/// viewers limit nesting. A group is opened when something is painted, and closed when something
/// else is to be painted in the same layer; so views in several layers are all turned.
struct PaintedPlanes {
  private var current = Entered()
  private var outer: [Entered] = []
  private var count: Int32 = 0
  /// The transforms of groups, by their numbers in the steps.
  private(set) var transforms: [Transform] = []
  /// The frames in the picture of what is marked in a plane.
  private(set) var frames: [ElementID: Rect] = [:]

  private struct Entered {
    /// What tells it from others; 0 where nothing is turned since the innermost group began.
    var number: Int32 = 0
    /// Takes places in the plane to where the innermost group began.
    var transform = Transform.identity
    /// The plane; none in the picture itself.
    var plane: Plane?
  }
}

extension PaintedPlanes {
  /// Whether any turned view has been met; as long as none has, no layer has a group open for one.
  @inline(__always)
  var areUsed: Bool { count != 0 }

  /// Whether all numbers of the transforms are such that they can be drawn.
  var areDrawable: Bool {
    current.transform.isDrawable && current.plane?.toPicture.isDrawable ?? true
  }

  /// Whether nothing that is painted can be seen.
  var isHidden: Bool { !areDrawable || current.transform.isFlat }

  mutating func enter(_ plane: Plane) {
    outer.append(current)
    count += 1
    current = Entered(
      number: count, transform: plane.toOuter.concatenating(current.transform), plane: plane)
  }

  mutating func leave() {
    if let last = outer.popLast() { current = last }
  }

  /// Sees to it that what comes next in a layer is in the plane.
  @inline(__always)
  mutating func open(in layer: inout PaintedLayer) {
    if layer.plane != current.number { change(to: current, in: &layer) }
  }

  @inline(never)
  private mutating func change(to plane: Entered, in layer: inout PaintedLayer) {
    layer.leavePlane()
    guard plane.number != 0 else { return }
    layer.steps.append(PaintingStep(.beginTransform(transforms.appendIndex(plane.transform))))
    layer.plane = plane.number
  }

  /// Sees to it that a group can begin in a layer, for which no layer but this is painted in.
  ///
  /// - Returns: whether `leaveGroup` must be called when the group has ended.
  @inline(__always)
  mutating func beginGroup(in layer: inout PaintedLayer) -> Bool {
    open(in: &layer)
    guard current.number != 0 else { return false }
    outer.append(current)
    current = Entered(plane: current.plane)
    layer.plane = 0
    return true
  }

  /// Sees to it that what comes next is in the coordinates inside a group that is begun for it.
  ///
  /// - Returns: the number of the group's transform, if there is one; then `leave` must be called
  ///   when the group has ended.
  mutating func beginGroup() -> Int? {
    guard current.number != 0 else { return nil }
    outer.append(current)
    let transform = transforms.appendIndex(current.transform)
    current = Entered(plane: current.plane)
    return transform
  }

  mutating func leaveGroup(in layer: inout PaintedLayer) {
    leave()
    layer.plane = current.number
  }

  /// Notes where in the picture a frame is that is marked in a plane.
  @inline(__always)
  mutating func note(frameOf element: ElementID, _ frame: Rect) {
    if let plane = current.plane { frames[element] = SpaceOrigin.picture.seen(frame, in: plane) }
  }
}
