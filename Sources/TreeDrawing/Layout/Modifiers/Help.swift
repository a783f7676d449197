extension View {
  /// Gives the view a text that viewers show when one points at it.
  ///
  ///     Circle().fill(.red).frame(width: 10).help("failed on Monday")
  ///
  /// The view is painted in one piece, in which layers do not count. Of texts inside each other,
  /// the innermost is shown; one inside of more than 32 is not.
  ///
  /// - Parameter text: the text; an empty one is none.
  /// - Returns: the view, with the text.
  public func help(_ text: some StringProtocol) -> some View {
    Noted(content: self) { _ in text.isEmpty ? nil : .help(String(text)) }
  }
}

/// A view with something to know of it, if there is anything.
struct Noted<Content: View>: ModifiedView {
  let content: Content
  /// Says what it is, and tells what makes no sense.
  let note: (WarningLog) -> ItemNote?

  func add(around view: (inout ViewLowering) -> Void, to lowering: inout ViewLowering) {
    guard let note = note(lowering.arena.warnings) else { return view(&lowering) }
    lowering.note(note, view)
  }
}

extension ViewLowering {
  /// Lowers a view with something to know of it.
  mutating func note(_ note: ItemNote, _ view: (inout ViewLowering) -> Void) {
    container(.note, payload: arena.picture.notes.appendIndex(note), children: view)
  }
}
