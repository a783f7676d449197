/// A measure of the parts of a text that is in one font, or in runs of several.
struct TextRuler {
  /// The font, if there are no runs.
  let font: Font
  /// The runs, in order; none if all is in one font.
  var runs: [Run] = []

  /// A part of the text in a font of its own.
  struct Run {
    /// Where it ends.
    let end: String.Index
    let font: Font
  }
}

extension TextRuler {
  /// The number of the run that a character belongs to.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of runs.
  func run(at index: String.Index) -> Int {
    var (low, high) = (0, runs.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if index < runs[middle].end { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The advance of a part of the text, in points.
  func advance(of part: Substring) -> Double { measure(part).width }

  /// The advance of a sign that stands at a character of the text, in points.
  func advance(of sign: String, at index: String.Index) -> Double {
    measure(sign, at: index).width
  }

  /// The advance of a sign that stands at a character of the text, and what its letters say.
  func measure(_ sign: String, at index: String.Index) -> (width: Double, traits: TextTraits) {
    (runs.isEmpty ? font : runs[run(at: index)].font).measure(sign)
  }

  /// The advance of a part of the text, and what its letters say.
  func measure(_ part: Substring) -> (width: Double, traits: TextTraits) {
    guard !runs.isEmpty else { return font.measure(String(part)) }
    var (width, traits) = (0.0, TextTraits())
    forEachRun(of: part) { run, piece in
      let found = runs[run].font.measure(String(piece))
      width += found.width
      traits.formUnion(found.traits)
    }
    return (width, traits)
  }

  /// Takes a part of the text apart where runs end.
  func forEachRun(of part: Substring, _ body: (Int, Substring) -> Void) {
    var start = part.startIndex
    var run = run(at: start)
    while start < part.endIndex, run < runs.count {
      let end = run == runs.count - 1 ? part.endIndex : min(runs[run].end, part.endIndex)
      if start < end { body(run, part[start..<end]) }
      start = end
      run += 1
    }
  }
}
