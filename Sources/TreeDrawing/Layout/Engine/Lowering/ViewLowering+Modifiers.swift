// Modifiers around several views, such as those of a group, which modify each view by itself.
//
// Whether the inside of a modifier is one view or several is found out by lowering it. If it turns out
// to be several, what was begun is taken back, and the inside is lowered once more where the modifier
// stands, the modifier being put around each of the views as they come.

extension ViewLowering {
  /// How many modifiers are put around each of several views; further in, several views are a pile.
  ///
  /// Views that consist of views of their own kind could go on for ever.
  private static let mostModifiers = 64

  /// Lowers something that is one view, inside what modifies each view here.
  mutating func oneView(_ view: (inout ViewLowering) -> Void) {
    guard place.modifiers != 0 else { return view(&self) }
    let (modifiers, surroundings) = (place.modifiers, place.surroundings)
    place.modifiers = 0
    add(modifierChains[Int(modifiers)][...]) { $0.lower(in: surroundings, view) }
    place.modifiers = modifiers
  }

  /// Lowers what a modifier modifies, and the modifier around it, or around each view that it is.
  mutating func modify(_ modified: some ModifiedView) {
    let isFull =
      place.modifiers != 0 && modifierChains[Int(place.modifiers)].count >= Self.mostModifiers
    oneView { lowering in
      modified.add(
        around: {
          if isFull { $0.place.slot = .pile }
          modified.content.lower(into: &$0)
        }, to: &lowering)
    }
    if hasFoundSeveral, place.slot != .modified { modifyEach(modified) }
  }

  private mutating func modifyEach(_ modified: some ModifiedView) {
    hasFoundSeveral = false
    let modifier = PlacedModifier(modifier: modified, surroundings: place.surroundings)
    severalChildren { lowering in
      let outer = lowering.place.modifiers
      let chain = lowering.modifierChains[Int(outer)] + [modifier]
      lowering.place.modifiers = Int32(lowering.modifierChains.appendIndex(chain))
      modified.content.lower(into: &lowering)
      lowering.place.modifiers = outer
    }
  }

  /// Puts modifiers around a view, the first outermost.
  private mutating func add(
    _ modifiers: ArraySlice<PlacedModifier>, around view: (inout ViewLowering) -> Void
  ) {
    guard let first = modifiers.first else { return view(&self) }
    lower(in: first.surroundings) {
      first.modifier.add(
        around: { $0.add(modifiers.dropFirst(), around: view) }, to: &$0)
    }
  }
}
