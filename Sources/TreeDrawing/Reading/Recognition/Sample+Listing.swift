extension Sample {
  /// What speaks for a tree listing: branches drawn at the beginning of lines.
  var listingEvidence: Evidence? { nil }
}
