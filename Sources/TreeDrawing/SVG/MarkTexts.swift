/// The texts of marked things, by the numbers of their marks.
struct MarkTexts {
  /// The `id` of the groups of those that have one.
  var names: [Int: String] = [:]
  /// The titles of those of which not all is to be seen.
  var titles: [Int: String] = [:]
  /// What those who cannot see it hear of each; nil for what is not there, none if there are too
  /// many.
  var labels: [String?] = []
  /// Whether they are described in English, though they are in another language.
  var isDescribedInEnglish = false
  /// What they are, all together.
  var summary = ""
  /// Those that lead somewhere.
  var links: Set<Int> = []
  /// The level of each, from 1; none if nothing answers to the pointer.
  var levels: [UInt8] = []
  /// The colour of those that are pointed out.
  var highlight: Color?
  /// Whether there are several of level 1.
  var hasSeveralRoots = false
  /// The layer of texts that labels say too.
  var repeatedLayer: DrawingLayer?
}
