/// A named value that views pass to those around them.
///
///     enum Widest: PreferenceKey {
///       static var defaultValue: Double { 0 }
///       static func reduce(value: inout Double, nextValue: () -> Double) {
///         value = max(value, nextValue())
///       }
///     }
public protocol PreferenceKey: SendableMetatype {
  /// The type of the value.
  associatedtype Value

  /// What readers see if no view wrote a value.
  static var defaultValue: Value { get }

  /// Combines the values of several views, in the order in which the views are declared.
  ///
  /// - Parameters:
  ///   - value: what the views before say together.
  ///   - nextValue: what the next view says.
  static func reduce(value: inout Value, nextValue: () -> Value)
}
