extension Sample {
  /// What speaks for a mindmap: the word or the sign that it begins with.
  var mindmapEvidence: Evidence? { nil }
}
