// Modifiers around several views, such as those of a group, which modify each view by itself.
//
// Whether the inside of a modifier is one view or several is found out by lowering it. If it turns
// out to be several, what was begun is taken back, and the inside is lowered once more where the
// modifier stands, the modifier being put around each of the views as they come.

extension ViewLowering {
  /// How many modifiers are put around each of several views; further in, several views are a
  /// ZStack.
  ///
  /// Views that consist of views of their own kind could go on for ever.
  private static let mostModifiers = 64

  /// Lowers something that is one view, inside what modifies each view here.
  ///
  /// It is called, so that the compiler does not write a view's code out twice.
  @inline(never)
  mutating func oneView(_ view: (inout ViewLowering) -> Void) {
    guard cursor.modifiers != 0 else { return view(&self) }
    let (modifiers, environment) = (cursor.modifiers, cursor.environment)
    cursor.modifiers = 0
    add(modifierChains[Int(modifiers)][...]) { $0.lower(in: environment, view) }
    cursor.modifiers = modifiers
  }

  /// Lowers a modified view; if its content turns out to be several views, each gets the modifier.
  mutating func modify(_ modified: some ModifiedView) {
    let isFull = hasMostModifiers
    oneView { lowering in
      modified.add(
        around: {
          if isFull { $0.cursor.slot = .zStack }
          modified.content._lower(into: &$0)
        }, to: &lowering)
    }
    guard hasFoundSeveral, cursor.slot != .modified else { return }
    modifyEach(PlacedModifier(modifier: modified, environment: cursor.environment))
  }

  /// Whether as many modifiers are put around each of several views as may be.
  private var hasMostModifiers: Bool {
    cursor.modifiers != 0 && modifierChains[Int(cursor.modifiers)].count >= Self.mostModifiers
  }

  /// Lowers the content once more, with the modifier around each of its views.
  ///
  /// It is any modifier, since few have several views inside: no code is written out for each type.
  private mutating func modifyEach(_ placed: PlacedModifier) {
    hasFoundSeveral = false
    severalChildren { lowering in
      let outer = lowering.cursor.modifiers
      let chain = lowering.modifierChains[Int(outer)] + [placed]
      lowering.cursor.modifiers = Int32(lowering.modifierChains.appendIndex(chain))
      placed.modifier.content._lower(into: &lowering)
      lowering.cursor.modifiers = outer
    }
  }

  /// Puts modifiers around a view, the first outermost.
  private mutating func add(
    _ modifiers: ArraySlice<PlacedModifier>, around view: (inout ViewLowering) -> Void
  ) {
    guard let first = modifiers.first else { return view(&self) }
    lower(in: first.environment) {
      first.modifier.add(
        around: { $0.add(modifiers.dropFirst(), around: view) }, to: &$0)
    }
  }
}
