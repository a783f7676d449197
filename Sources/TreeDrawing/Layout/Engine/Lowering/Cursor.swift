extension ViewLowering {
  /// Where the next view goes; it is copied for each view, and counts no references.
  struct Cursor {
    /// The element that it becomes a child of.
    let parent: ElementID
    /// The child that it comes behind.
    var previous = ElementID.none
    /// What becomes of several views here.
    var slot: Slot
    /// Whether texts get the size that they would like to have: nothing is offered, and nothing in
    /// between offers anything.
    var isOfferedNothing = false
    /// The nearest stack.
    let stack: ElementID
    /// The nearest view that lays several out, if that is known.
    var layout = ElementID.none
    /// The style of the nearest tidy stack, if that looks into views.
    var tidyStyle = Contours.none
    /// The nearest coordinate space: a named one, or the inside of a turned view.
    let space: SpaceID
    /// What it takes over from the views around it.
    var environment: EnvironmentID
    /// The pending views that it is one of, by their number; -1 if none.
    var collection: Int32 = -1
    /// How much dynamic content the children so far are.
    var dynamicCount: Int32 = 0
    /// What the next view is annotated with: the innermost annotation.
    var annotations = AnnotationID.none
    /// What is to be put around each view, by its number among the chains of modifiers.
    var modifiers: Int32 = 0
  }

  /// What becomes of several views where some view is expected.
  enum Slot {
    /// Each becomes a child.
    case several
    /// They become the views of a ZStack.
    case zStack
    /// What modifies the view modifies each of them.
    case modified
  }
}
