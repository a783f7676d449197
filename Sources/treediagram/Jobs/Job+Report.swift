internal import TreeDrawing

extension Options {
  /// Whether a report takes the place of the picture.
  var isReportAlone: Bool { report == .standardOutput && output == .standardOutput }
}

extension Job {
  /// Adds the report on a picture, if one was asked for.
  func addReport(
    on picture: TreePicture, _ drawing: TreeJob, _ input: Input, into outcome: inout Outcome
  ) throws(Failure) {
    guard let file = options.report else { return }
    var output = try Output(file, sparing: input, font: drawing.materials.font?.input)
    output.waitsForReader = options.delivery == .writing
    let report = PictureReport(of: picture)
    let help = ReportHelp(drawing, options).best(than: report)
    let json = report.json(input: input.file.sourceName, help: help)
    try outcome.add(.bytes(json), to: .output(output))
  }
}
