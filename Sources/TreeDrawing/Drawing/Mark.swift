/// A label for a part of a drawing, so that it can be found again in the result.
public struct Mark: Hashable, Sendable {
  /// The kind of thing, a word that may serve as a CSS class.
  public let kind: StaticName
  /// Which of its kind.
  public let id: Int

  /// Makes a mark from a kind and a number.
  public init(_ kind: StaticName, id: Int) {
    self.kind = kind
    self.id = id
  }
}
