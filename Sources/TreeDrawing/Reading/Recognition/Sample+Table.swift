extension Sample {
  /// What speaks for a table: a header that names a column of parents.
  var tableEvidence: Evidence? { nil }
}
