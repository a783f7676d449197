/// What in the first lines of an input speaks for a format.
struct Evidence: Equatable, Sendable {
  /// Whether no outline that is likely to be drawn looks like this.
  let isCertain: Bool
  /// The rest of a sentence that begins with “because”.
  let reason: String

  static func certain(_ reason: String) -> Self { Self(isCertain: true, reason: reason) }

  /// The input may as well be an outline, so that the user should say.
  static func possible(_ reason: String) -> Self { Self(isCertain: false, reason: reason) }
}
