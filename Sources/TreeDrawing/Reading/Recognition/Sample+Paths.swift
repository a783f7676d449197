extension Sample {
  /// What speaks for a list of paths: lines that are not indented and share folders.
  var pathEvidence: Evidence? { nil }
}
