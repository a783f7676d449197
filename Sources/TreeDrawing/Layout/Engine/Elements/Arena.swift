/// What lowering makes of views: flat tables, grouped by who needs them.
///
/// A parent always stands before its children, so that a pass from the last element to the first
/// meets children before parents, and one from the first to the last parents before children:
/// no pass recurses, however deep the views are nested.
///
/// It is a value, handed from pass to pass: in a class each access would be checked for conflicts
/// at run time, which took a quarter of all time. Methods on the hot path are `mutating` even where
/// they only read. `inout self` is passed as one pointer; a borrowed `~Copyable` struct is passed
/// field by field, a kilobyte a call.
struct Arena: ~Copyable {
  var tree = ViewTree()
  var parameters = Parameters()
  var picture = PictureTables()
  var preferences = OutgoingPreferences()
  // What closures and proxies keep a reference to.
  let warnings: WarningLog
  let spaces: SpaceTable
  let access: MeasurerAccess

  init() {
    warnings = WarningLog()
    spaces = SpaceTable(reportingTo: warnings)
    access = MeasurerAccess(reportingTo: warnings)
  }

  /// An empty arena that stands in for another while that is handed on.
  init(standingInFor other: borrowing Arena) {
    warnings = other.warnings
    spaces = other.spaces
    access = other.access
  }
}

extension Arena {
  subscript(element: ElementID) -> Element {
    mutating _read { yield tree.elements[element.index] }
    _modify { yield &tree.elements[element.index] }
  }

  subscript(annotation: AnnotationID) -> Annotation {
    mutating _read { yield tree.annotations[annotation.index] }
    _modify { yield &tree.annotations[annotation.index] }
  }

  /// Where an element's row is in the table of its kind.
  mutating func payload(of element: ElementID) -> Int { Int(tree.elements[element.index].payload) }

  // Closures that are called in each other need room on the call stack. Without optimisation each
  // call of a function that does not mutate the arena takes room for a copy of it; so these do.

  mutating func kind(of element: ElementID) -> Element.Kind { tree.elements[element.index].kind }

  mutating func isRigid(_ element: ElementID) -> Bool { tree.elements[element.index].isRigid }

  mutating func isSettled(_ element: ElementID) -> Bool { tree.elements[element.index].isSettled }

  mutating func guide(of element: ElementID) -> Parameters.Guide {
    parameters.guides[Int(tree.elements[element.index].payload)]
  }
}
