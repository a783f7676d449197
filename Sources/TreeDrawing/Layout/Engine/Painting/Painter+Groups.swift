// Groups: with an opacity, and in the coordinates of turned views.

extension Painter {
  /// Viewers limit nesting; however deep views nest, the picture must stay below.
  static var mostOpenGroups: Int { 32 }

  /// Paints what comes next in a group with an opacity, unless that would be seen by nobody or nest
  /// too deeply.
  mutating func fade(_ element: ElementID, _ tasks: inout [Task]) {
    let factor = views.picture.opacities[payload(of: element)]
    guard factor < 1 else { return }
    if factor == 0 || openGroups == Self.mostOpenGroups {
      tasks.append(.returnToOpacity(opacity))
      opacity *= factor
    } else {
      openGroups += 1
      beginGroup(&tasks)
      tasks.append(.endGroup(start: layers[current].steps.count))
      layers[current].steps.append(PaintingStep(.beginGroup(element)))
    }
  }

  /// Closes a group; one of a single item in one colour is not needed, nor is an empty one.
  mutating func endGroup(from start: Int) {
    openGroups -= 1
    layers[current].leavePlane()
    let count = layers[current].steps.count - start - 1
    if count == 0 {
      layers[current].steps.removeLast()
    } else if count == 1, let step = fadedStep(after: start) {
      layers[current].steps.removeLast(2)
      layers[current].steps.append(step)
    } else {
      layers[current].steps.append(PaintingStep(.endGroup))
    }
  }

  /// The only item of a group, faded as the group would be, if it can be.
  private mutating func fadedStep(after start: Int) -> PaintingStep? {
    guard case .beginGroup(let element) = layers[current].steps[start].kind else { return nil }
    let opacity = views.picture.opacities[payload(of: element)]
    let step = layers[current].steps[start + 1]
    if case .faded(let index) = step.kind {
      let inner = fadings[index]
      return isOfOneColor(inner.step) ? fadedStep(of: inner.step, by: opacity * inner.opacity) : nil
    }
    return isOfOneColor(step) ? fadedStep(of: step, by: opacity) : nil
  }
}

extension Painter {
  /// Paints what comes next in the coordinates inside a turned view, unless nothing of it can be
  /// seen there.
  mutating func enterPlane(of element: ElementID, _ tasks: inout [Task]) {
    guard let plane = views.picture.effects[payload(of: element)].plane else { return }
    planes.enter(plane)
    tasks.append(.leavePlane)
    guard planes.isHidden else { return }
    if opacity > 0, !planes.areDrawable { views.warnings.record(.distance(.view)) }
    tasks.append(.returnToOpacity(opacity))
    opacity = 0
  }

  /// Sees to it that what comes next can be put between two steps in the layer at hand.
  mutating func beginGroup(_ tasks: inout [Task]) {
    if opacity == 0 {
      layers[current].leavePlane()
    } else if planes.beginGroup(in: &layers[current]) {
      tasks.append(.leaveGroupInPlane)
    }
  }
}
