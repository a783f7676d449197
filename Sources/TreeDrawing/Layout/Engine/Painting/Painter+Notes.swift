// Notes: links, and texts to show when one points at what they are about.

extension Painter {
  /// Paints what comes next in a group with a note, unless nobody would see it, it would nest too
  /// deeply, or it is a link in another.
  mutating func beginNote(_ element: ElementID, _ tasks: inout [Task]) {
    let note = payload(of: element)
    let isLink = views.picture.notes[note].isLink
    guard opacity > 0, openGroups < Self.mostOpenGroups, !(isLink && isInLink) else { return }
    openGroups += 1
    if isLink { isInLink = true }
    beginGroup(&tasks)
    tasks.append(.endNote(note, start: layers[current].steps.count))
    layers[current].steps.append(PaintingStep(.beginNote(note)))
  }

  /// Closes a group with a note; one of nothing is taken back.
  mutating func endNote(_ note: Int, from start: Int) {
    openGroups -= 1
    if views.picture.notes[note].isLink { isInLink = false }
    layers[current].leavePlane()
    if layers[current].steps.count == start + 1 {
      layers[current].steps.removeLast()
    } else {
      layers[current].steps.append(PaintingStep(.endNote(note)))
    }
  }
}
