extension Sample {
  /// What speaks for Newick: parentheses, commas between them, and a semicolon at the end.
  var newickEvidence: Evidence? { nil }
}
