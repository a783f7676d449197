internal import TreeDrawing

extension Options {
  /// Whether a report takes the place of the picture.
  var isReportAlone: Bool { files.report == .standardOutput && files.output == .standardOutput }
}

extension DrawingJob {
  /// Adds the report on a picture, if one was asked for.
  func addReport(
    on picture: TreePicture, _ drawing: LoadedTrees, _ input: Input, into outcome: inout Outcome
  ) throws(Failure) {
    guard let file = options.files.report else { return }
    let spared = Spared(
      input: input, font: drawing.shared.font?.input, replaceable: options.replaceable(.report))
    var output = try Output(file, sparing: spared)
    output.waitsForReader = options.files.writeMode == .writing
    let report = PictureReport(of: picture)
    let help = ReportHelp(drawing, options).best(than: report)
    let json = report.json(input: input.file.sourceName, help: help)
    try outcome.add(json, to: .output(output))
  }
}
