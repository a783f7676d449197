extension Sample {
  /// What speaks for a bracketed tree: brackets that hold a word and further brackets.
  var bracketEvidence: Evidence? { nil }
}
