internal import TreeDrawing

/// One Markdown page to illustrate: its pictures first, and then the page that shows them.
struct MarkdownJob: Job {
  let path: OSString
  let options: MarkdownOptions
  /// What the page asks for, and its bytes; or why it cannot be read.
  let page: Result<Page, Failure>

  struct Page: Sendable {
    let bytes: [UInt8]
    let requests: [PictureRequest]
    /// What looks as if it was meant to ask for pictures.
    let slips: [MarkdownSlip]
  }

  init(_ path: OSString, _ options: MarkdownOptions) {
    self.path = path
    self.options = options
    do throws(Failure) {
      page = .success(try Page(path, options))
    } catch {
      page = .failure(error)
    }
  }

  /// What is to be drawn.
  var jobs: [DrawingJob] {
    guard case .success(let page) = page else { return [] }
    return page.requests.compactMap { try? $0.job.get() }
  }

  /// What messages call the page.
  fileprivate var name: String { InputFile.file(path).sourceName }

  var inputs: [InputFile] { [.file(path)] + jobs.map(\.input) }

  var outputs: [OutputFile] { jobs.map(\.output) }
}

extension MarkdownJob.Page {
  fileprivate init(_ path: OSString, _ options: MarkdownOptions) throws(Failure) {
    let input = try Input(opening: .file(path), waits: false)
    guard input.status.kind == .regular else { throw .input(.file(path), .isUnchangeable) }
    bytes = try input.bytes(limit: options.drawing.inputLimit, isText: false)
    let source = Source(verbatim: bytes, name: input.file.sourceName)
    do throws(InputError) {
      try source.checkEncoding()
    } catch {
      throw .data(error)
    }
    var maker = PictureRequestMaker(path, input, bytes, options)
    let found = source.markdownDiagrams()
    requests = found.diagrams.map { maker.request($0) }
    slips = found.slips
  }
}

extension MarkdownJob {
  func outcome(with shared: SharedInputs, isAlone: Bool) -> Outcome {
    var outcome = Outcome()
    do throws(Failure) {
      let page = try page.get()
      var editor = MarkdownEditor(page.bytes)
      for slip in page.slips { outcome.warn(Remark(slip, of: name, at: slip.position)) }
      var drawn = DrawnPictures()
      for request in page.requests {
        outcome.add(self.outcome(of: request, with: shared, &drawn, &editor))
      }
      try add(editor.result, inPlaceOf: page.bytes, to: &outcome)
      if options.drawing.messages.isStrict, !page.slips.isEmpty { outcome.beStrict() }
    } catch {
      outcome.fail(error)
    }
    return outcome
  }

  /// Draws one picture, and shows it in the page if there is one.
  private func outcome(
    of request: PictureRequest, with shared: SharedInputs, _ drawn: inout DrawnPictures,
    _ editor: inout MarkdownEditor
  ) -> Outcome {
    var outcome = Outcome()
    do throws(Failure) {
      let job = try request.job.get()
      guard case .file(let picture) = job.output else { return outcome }
      let title: String?
      if let known = drawn.picture(of: job, at: picture) {
        title = known.title
      } else {
        outcome = job.outcome(with: shared, isAlone: false)
        title = outcome.hasFailed ? nil : outcome.title
        drawn.add(job, at: picture, title: title)
      }
      guard let title else { return outcome }
      editor.show(
        request.diagram, title: title, path: address(of: picture), in: request.image,
        hidesSource: options.files.hidesSource)
    } catch {
      outcome.fail(error)
    }
    return outcome
  }

  /// The path to a picture from the page.
  private func address(of picture: OSString) -> OSString {
    if let path = picture.path(from: path.direct.folder) { return path }
    return picture.absolute.direct.path(from: path.absolute.direct.folder) ?? picture
  }

  /// Adds the page to what is to be written, if it is not what it was.
  private func add(
    _ new: [UInt8], inPlaceOf bytes: [UInt8], to outcome: inout Outcome
  ) throws(Failure) {
    guard new != bytes, options.files.writeMode != .validating else { return }
    if options.files.writeMode == .comparing {
      let command = options.command.drawing(.file(path))
      let old = OldDocument(path: path, document: bytes)
      try outcome.add(new, to: .compared(old, command: command))
    } else {
      var output = try Output(.file(path), sparing: .nothing)
      output.original = bytes
      try outcome.add(new, to: .output(output))
    }
  }
}

extension [MarkdownJob] {
  /// That no page asks for a picture, if none does, and nothing else is to be told of them.
  var remark: Remark? {
    guard let first, allSatisfy(\.asksForNothing) else { return nil }
    return Remark(PlaceProblem.noPlace(others: count - 1), of: first.name)
  }
}

extension MarkdownJob {
  fileprivate var asksForNothing: Bool {
    guard case .success(let page) = page else { return false }
    return page.requests.isEmpty && page.slips.isEmpty
  }
}
