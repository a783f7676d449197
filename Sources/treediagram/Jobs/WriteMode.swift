/// What is done with a picture that is drawn.
enum WriteMode: Sendable {
  /// It is written.
  case writing
  /// It is written unless it is there already.
  case writingChanges
  /// It is compared with what is there.
  case comparing
  /// Nothing: it was drawn to find out whether it can be.
  case validating
}
