internal import TreeDrawing

extension MarkdownOptions {
  /// The pages to illustrate.
  ///
  /// - Returns: a job for each, in their order.
  /// - Throws: `Failure.page` if two pictures would be one file, or one a file that is read.
  func jobs() throws(Failure) -> [MarkdownJob] {
    let jobs = files.names.differentFiles.map { MarkdownJob($0, self) }
    var uses = FileUses<DrawingJob>()
    for path in jobs.flatMap(\.inputs).compactMap(\.path) { uses.read(path) }
    for page in jobs {
      for job in page.jobs { try page.check(job, &uses) }
    }
    return jobs
  }
}

extension MarkdownJob {
  /// Makes sure that a picture is no file that is read, and that of no other place.
  fileprivate func check(_ job: DrawingJob, _ uses: inout FileUses<DrawingJob>) throws(Failure) {
    guard case .file(let path) = job.output, let place = job.place else { return }
    switch uses.write(path, by: job) {
    case .read(let file):
      let problem = PlaceProblem.overwrites(path, file: file)
      throw .page(PageFault(place.pageName, place.position, problem, exitCode: .cannotCreate))
    case .written(let other) where !job.isSame(as: other):
      let otherPlace = other.place ?? place
      let problem = PlaceProblem.samePicture(
        path, page: otherPlace.pageName, otherPlace.position)
      throw .page(PageFault(place.pageName, place.position, problem))
    case .written, nil: break
    }
  }
}

extension DrawingJob {
  /// Whether two jobs make the same picture, which several pages may show.
  func isSame(as other: DrawingJob) -> Bool {
    place?.block == nil && other.place?.block == nil && input == other.input
      && options.words == other.options.words
  }
}

extension [OSString] {
  /// The paths without those of files that others lead to already, by whichever name.
  fileprivate var differentFiles: [OSString] {
    var uses = FileUses<Void>()
    return filter { uses.write($0, by: ()) == nil }
  }
}
