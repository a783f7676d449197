extension WarningLog {
  /// An address that a link may lead to; nil if it may not, which is recorded.
  func checked(destination: String) -> String? {
    do throws(LinkProblem) {
      if !destination.isEmpty { return try LinkGrammar.checked(destination) }
      record(.destination(destination, reason: "an address is not empty"))
    } catch {
      record(.destination(destination, reason: error.wording.cause))
    }
    return nil
  }
}
