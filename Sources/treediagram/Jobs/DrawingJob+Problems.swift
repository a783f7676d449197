internal import TreeDrawing

extension DrawingJob {
  /// Warns of what a picture does not show, or shows in another way than expected.
  func tellProblems(
    of picture: TreePicture, _ shared: SharedInputs, into outcome: inout Outcome
  ) {
    for attribute in picture.unseenAttributes { outcome.warn(remark(attribute)) }
    for option in options.idle(in: picture) { outcome.warn(remark(option)) }
    if picture.lacksLegend { outcome.warn(remark(LegendProblem.explainsNothing)) }
    if options.form == .svg, let font = shared.font, let size = picture.sizeOfWholeFont {
      outcome.warn(font.input.remark(FontProblem.isNeededWhole(size: size)))
    }
    if let problem = PageProblem(options.document.page, picture) {
      outcome.warn(remark(problem))
    }
    guard let fit = picture.fit else { return }
    let old = shared.old
    if let old, let problem = old.problem { tell(problem, of: old, into: &outcome) }
    if options.messages.isVerbose {
      outcome.tell(remark(FitRemark(fit, width: options.pageWidth, old?.file)))
    }
    if let width = options.pageWidth, fit.isTooWide {
      outcome.warn(remark(WidthProblem(picture, width: width)))
    }
  }

  /// A remark on the input, or on the place in a page that the picture is for.
  func remark(_ problem: any Problem) -> Remark {
    Remark(problem, of: input.sourceName, at: place?.block == nil ? nil : place?.position)
  }

  /// Tells that a picture cannot be like an old one; it is no problem if that is in tidy rows.
  private func tell(
    _ problem: OldPictureProblem, of old: OldPicture, into outcome: inout Outcome
  ) {
    let remark = Remark(problem, of: old.file.description)
    switch problem {
    case .isDamaged: outcome.warn(remark)
    case .saysNothing: if options.messages.isVerbose { outcome.tell(remark) }
    }
  }
}
