internal import TreeDrawing

/// A picture that a Markdown page asks for: what to do for it, or why it cannot be drawn.
struct PictureRequest: Sendable {
  let diagram: MarkdownDiagram
  let job: Result<DrawingJob, Failure>
  /// The image of the page that shows the picture, if there is one.
  let image: MarkdownImage?
}

/// What makes requests of the places in a page that ask for pictures.
struct PictureRequestMaker {
  let path: OSString
  let input: Input
  let bytes: [UInt8]
  let options: MarkdownOptions
  /// How many blocks there have been.
  private var blockCount = 0

  init(_ path: OSString, _ input: Input, _ bytes: [UInt8], _ options: MarkdownOptions) {
    self.path = path
    self.input = input
    self.bytes = bytes
    self.options = options
  }

  /// Makes the request of the next place.
  mutating func request(_ diagram: MarkdownDiagram) -> PictureRequest {
    if case .block = diagram.kind { blockCount += 1 }
    do throws(Failure) {
      let job = try job(diagram)
      return PictureRequest(diagram: diagram, job: .success(job), image: image(of: diagram, job))
    } catch {
      return PictureRequest(diagram: diagram, job: .failure(error), image: nil)
    }
  }
}

extension PictureRequestMaker {
  /// The folder that pictures go to if they have no image yet.
  private var folder: OSString { options.files.folder ?? path.sibling("diagrams") }

  private var pageName: String { InputFile.file(path).sourceName }

  private func job(_ diagram: MarkdownDiagram) throws(Failure) -> DrawingJob {
    guard diagram.closing != nil else {
      throw .page(PageFault(pageName, diagram.opening.position, problemOfEnd(diagram)))
    }
    let words = try words(of: diagram)
    do throws(UsageError) {
      let (options, files) = try options.options(words.options.map(\.text))
      return try job(diagram, words, options, files)
    } catch {
      let place = diagram.position(at: diagram.words.lowerBound, in: bytes)
      throw .page(PageFault(pageName, place, error))
    }
  }

  /// Why no image can stand below a place.
  private func problemOfEnd(_ diagram: MarkdownDiagram) -> PlaceProblem {
    switch diagram.kind {
    case .block: .unclosed(fence: diagram.fence(in: bytes))
    case .comment: .commentNotAlone
    }
  }

  private func words(of diagram: MarkdownDiagram) throws(Failure) -> MarkdownWords {
    do throws(MarkdownWordFault) {
      return try MarkdownWords(ShellWords(diagram.words, of: bytes))
    } catch {
      let place = diagram.position(at: error.offset, in: bytes)
      throw .page(PageFault(pageName, place, error.problem))
    }
  }

  private func job(
    _ diagram: MarkdownDiagram, _ words: MarkdownWords, _ options: Options, _ files: [OSString]
  ) throws(UsageError) -> DrawingJob {
    switch diagram.kind {
    case .block(let content):
      if let file = files.first { throw .fileInBlock(file) }
      let name = words.fileName(in: path, ordinal: blockCount)
      return DrawingJob(
        input: .file(path), output: .file(folder.appending(name).direct), options: options,
        place: place(of: diagram, content))
    case .comment:
      guard files.count == 1, let file = files.first, !file.bytes.isEmpty, file != "-" else {
        throw .fileCountInComment(files.count)
      }
      return DrawingJob(
        input: .file(path.sibling(file).direct),
        output: .file(output(of: diagram, words, file)),
        options: options, place: place(of: diagram, nil))
    }
  }

  private func place(of diagram: MarkdownDiagram, _ content: MarkdownContent?) -> MarkdownPlace {
    MarkdownPlace(
      pageName: pageName, position: diagram.opening.position,
      block: content.map { ($0, input) }, command: options.command, page: path)
  }

  /// Where the picture of a comment goes: to what the image below it shows.
  private func output(
    of diagram: MarkdownDiagram, _ words: MarkdownWords, _ file: OSString
  ) -> OSString {
    guard let image = diagram.image, image.canBePicture else {
      return folder.appending(words.fileName(of: file)).direct
    }
    return path.sibling(OSString(image.path)).direct
  }

  /// The image below a place that shows its picture, or showed an earlier one of the same place.
  private func image(of diagram: MarkdownDiagram, _ job: DrawingJob) -> MarkdownImage? {
    guard let image = diagram.image, image.canBePicture, case .file(let output) = job.output else {
      return nil
    }
    if case .comment = diagram.kind { return image }
    let old = path.sibling(OSString(image.path)).direct
    return old.name == output.name || old.folder == output.folder ? image : nil
  }
}

extension MarkdownImage {
  /// Whether its file may be one of this command; the name of a file has no NUL.
  fileprivate var canBePicture: Bool {
    isRelative && OSString(path).hasSuffix(".svg") && !path.contains(0)
  }
}

extension MarkdownDiagram {
  /// The signs that the opening fence is made of.
  fileprivate func fence(in bytes: [UInt8]) -> String {
    let text = bytes[opening.text]
    return String(decoding: text.prefix { $0 == text.first }, as: UTF8.self)
  }
}
