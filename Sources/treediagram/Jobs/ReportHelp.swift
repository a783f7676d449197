internal import TreeDrawing

/// A search for the option that would make a picture easier to read.
struct ReportHelp {
  private let drawing: LoadedTrees
  private let options: Options

  init(_ drawing: LoadedTrees, _ options: Options) {
    self.drawing = drawing
    self.options = options
  }

  /// What is tried, in this order; of those that help equally, the first is told.
  private static let attempts = [
    "--layout auto", "--layout list", "--layout columns", "--layout hang", "--layout grid",
    "--direction right", "--wrap 120", "--max-depth 3", "--max-depth 2",
  ]

  /// With more nodes, trying would take longer than to draw.
  private static let mostNodes = 20_000

  /// How much smaller than the largest the smallest text may be, if the picture is lower for it.
  private static let share = 0.95

  /// The option with which the smallest text is largest in the width of a page, and of several the
  /// one with the lowest picture.
  ///
  /// - Parameter report: that on the picture as it is.
  /// - Returns: nil if no option helps, or none is needed.
  func best(than report: PictureReport) -> PictureReport.Help? {
    let width = PictureReport.Help.width
    guard report.scale(in: width) < Self.share, drawing.roots.nodeCount <= Self.mostNodes
    else { return nil }
    let tried = Self.attempts.compactMap { attempt in
      self.report(with: attempt).map { PictureReport.Help(option: attempt, report: $0) }
    }
    let largest = tried.map { $0.report.textSize(in: width) }.max() ?? 0
    guard largest * Self.share > report.textSize(in: width) else { return nil }
    return tried.filter { $0.report.textSize(in: width) >= largest * Self.share }
      .min { $0.report.size.height < $1.report.size.height }
  }

  /// The report on the picture with one more option; nil if that cannot be.
  private func report(with attempt: String) -> PictureReport? {
    let words = attempt.split(separator: " ").map { OSString($0.utf8) }
    guard let more = try? Options(parsing: words).typed, let options = try? options.adding(more)
    else { return nil }
    guard let roots = try? options.selection.applied(to: drawing.forest.roots)
    else { return nil }
    var other = drawing
    other.roots = roots
    return (try? other.picture(options, isDark: false)).map { PictureReport(of: $0) }
  }
}

extension PictureReport {
  /// How large the smallest letters are if the picture is shown in a width.
  fileprivate func textSize(in width: Double) -> Double {
    (smallestText ?? 0) * scale(in: width)
  }
}
