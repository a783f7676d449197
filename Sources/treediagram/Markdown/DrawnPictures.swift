/// The pictures of a page that are drawn already, as a page may show one again and again.
struct DrawnPictures {
  private var pictures: [OSString: Entry] = [:]

  struct Entry {
    fileprivate let job: DrawingJob
    /// What it shows, in words; nil if it could not be drawn.
    let title: String?
  }

  /// What came of a job that makes the same picture; nil if there was none.
  func picture(of job: DrawingJob, at path: OSString) -> Entry? {
    guard let picture = pictures[path], picture.job.isSame(as: job) else { return nil }
    return picture
  }

  /// Keeps in mind that a picture is drawn.
  mutating func add(_ job: DrawingJob, at path: OSString, title: String?) {
    pictures[path] = Entry(job: job, title: title)
  }
}
