extension Sample {
  /// What speaks for Markdown: headings of several levels, or bullets throughout.
  var markdownEvidence: Evidence? { nil }
}
