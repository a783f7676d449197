/// A piece of a picture, described by what it consists of.
///
///     struct Badge: View {
///       let text: String
///       var body: some View {
///         Text(text).padding(4).background { RoundedRectangle(cornerRadius: 4) }
///       }
///     }
public protocol View {
  /// The type of what this view consists of.
  associatedtype Body: View

  /// What this view consists of.
  @ViewBuilder var body: Body { get }

  /// Tells the layout engine about this view; only the engine's own views implement it.
  ///
  /// - Parameter lowering: the engine's account of the views met so far.
  func _lower(into lowering: inout ViewLowering)
}

extension View {
  /// Tells the layout engine about this view by telling it about its body.
  public func _lower(into lowering: inout ViewLowering) {
    lowering.nest(self) { body._lower(into: &$0) }
  }
}

extension Never: View {
  /// Nothing.
  public typealias Body = Never
}

extension View where Body == Never {
  /// Tells the layout engine that the view has no body, which `Drawing.warnings` says.
  public func _lower(into lowering: inout ViewLowering) {
    lowering.arena.warnings.record(.noBody(type: "\(Self.self)"))
  }

  /// Nothing: the engine's own views consist of no others, and no one asks them.
  public var body: Never { fatalError("\(Self.self) is drawn by the engine and has no body") }
}
