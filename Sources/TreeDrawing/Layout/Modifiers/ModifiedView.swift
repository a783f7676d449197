/// A view with something around it; around several views, each gets it.
protocol ModifiedView: View where Body == Never {
  associatedtype Content: View

  /// What is modified.
  var content: Content { get }

  /// Adds the element around one view, which a closure lowers.
  func add(around view: (inout ViewLowering) -> Void, to lowering: inout ViewLowering)
}

extension ModifiedView {
  func _lower(into lowering: inout ViewLowering) {
    lowering.nest(self) { $0.modify(self) }
  }
}

/// A modifier, and what the views around it set, by its number.
struct PlacedModifier {
  let modifier: any ModifiedView
  let environment: EnvironmentID
}
