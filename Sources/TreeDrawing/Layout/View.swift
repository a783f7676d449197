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
  func lower(into lowering: inout ViewLowering)
}

extension View {
  /// Tells the layout engine about this view by telling it about its body.
  public func lower(into lowering: inout ViewLowering) {
    body.lower(into: &lowering)
  }
}

extension Never: View {
  /// Nothing.
  public typealias Body = Never
}

extension View where Body == Never {
  /// Nothing: the engine's own views consist of no others, and no one asks them.
  public var body: Never { fatalError("\(Self.self) is drawn by the engine and has no body") }
}
