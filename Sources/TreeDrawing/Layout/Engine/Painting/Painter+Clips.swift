// Views that are clipped to a shape.
//
// A layer inside a clipped view is clipped as well: the clips that are open begin once more in it,
// and end where it is left. What follows there under the same clip goes on with it.

/// A path that what is painted is clipped to.
struct OpenClip {
  /// The path, by its number.
  let number: Int
  /// The transform that takes its coordinates to those around, by its number; none if they are
  /// alike.
  let transform: Int?
}

extension Painter {
  /// How many clips are open at most; viewers limit nesting.
  private static var mostOpenClips: Int { 32 }

  /// Clips what comes next, unless that changes nothing or would nest too deeply.
  mutating func clip(_ element: ElementID, _ tasks: inout [Task]) {
    guard openClips.count < Self.mostOpenClips, let path = clipPath(of: element), opacity > 0
    else { return }
    let number = definitions.clips.index(of: path)
    let transform = planes.beginGroup()
    guard number != openClips.last?.number || transform != nil else { return }
    let clip = OpenClip(number: number, transform: transform)
    openClips.append(clip)
    layers[current].begin(clip)
    tasks.append(.endClip)
  }

  private mutating func clipPath(of element: ElementID) -> Path? {
    let form = views.picture.clips[payload(of: element)]
    let path = views.picture.shapes.path(of: form, in: views.tree[element].frame, views.warnings)
    return views.warnings.checkedClip(path)
  }

  mutating func endClip() {
    guard let clip = openClips.popLast() else { return }
    layers[current].end(clip)
    if clip.transform != nil { planes.leave() }
  }

  /// Begins the open clips in the current layer that have not begun in it.
  ///
  /// - Returns: how many have begun already.
  @discardableResult
  mutating func resumeClips() -> Int {
    let count = layers[current].clipCount
    for clip in openClips[count...] { layers[current].begin(clip) }
    return count
  }

  /// Ends the last clips in the current layer, but for a number of them.
  mutating func suspendClips(downTo count: Int) {
    while layers[current].clipCount > count {
      layers[current].end(openClips[layers[current].clipCount - 1])
    }
  }
}

extension PaintedLayer {
  fileprivate mutating func begin(_ clip: OpenClip) {
    leavePlane()
    clipCount += 1
    if let transform = clip.transform {
      steps.append(PaintingStep(.beginTransform(transform)))
    } else if steps.last == PaintingStep(.endClip(clip.number)) {
      steps.removeLast()
      return
    }
    steps.append(PaintingStep(.beginClip(clip.number)))
  }

  /// Ends the last clip that has begun; one of nothing is taken back.
  fileprivate mutating func end(_ clip: OpenClip) {
    leavePlane()
    clipCount -= 1
    if steps.last == PaintingStep(.beginClip(clip.number)) {
      steps.removeLast(clip.transform == nil ? 1 : 2)
    } else {
      steps.append(PaintingStep(.endClip(clip.number)))
      if clip.transform != nil { steps.append(PaintingStep(.endGroup)) }
    }
  }
}
