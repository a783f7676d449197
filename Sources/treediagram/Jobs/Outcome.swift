internal import TreeDrawing

/// What came of a job: what there is to tell, and what is to be written.
struct Outcome: Sendable {
  private(set) var messages: [Message] = []
  private(set) var writings: [Writing] = []
  /// What shows the pictures on a page, if that was asked for.
  var snippet: String?
  /// What the picture shows, in words.
  var title = ""
  /// What was read, kept until the end: to free it takes longer than to draw.
  var forest: Forest?

  /// A document and the file that it is to be in.
  struct Writing: Sendable {
    let output: Output
    let document: any Document
  }
}

extension Outcome {
  mutating func warn(_ remark: Remark) { messages.append(.warning(remark)) }

  mutating func tell(_ remark: Remark) { messages.append(.note(remark)) }

  /// Takes that the job failed, so that nothing is written.
  mutating func fail(_ failure: Failure) {
    messages.append(.failure(failure))
    writings = []
    snippet = nil
  }

  /// Takes what came of a part of the job.
  mutating func add(_ part: Outcome) {
    messages += part.messages
    writings += part.writings
  }

  /// Takes a document for a destination, which may have it already.
  ///
  /// - Throws: `Failure.picture` if what the destination has can no longer be read.
  mutating func add(_ document: any Document, to destination: Destination) throws(Failure) {
    switch destination {
    case .nowhere: break
    case .output(let output): writings.append(Writing(output: output, document: document))
    case .changed(let output, let old):
      let document = document.inMemory
      if try old.isEqual(to: document) { return }
      writings.append(Writing(output: output, document: document))
    case .compared(let old, let command):
      if let difference = try old.difference(to: document.inMemory, command: command) {
        messages.append(.difference(Remark(difference, of: old.path.description)))
      }
    }
  }

  /// Makes bytes of all documents, and lets go of what they were made of.
  mutating func settle() {
    writings = writings.map { Writing(output: $0.output, document: $0.document.inMemory) }
    forest = nil
  }

  /// Writes what there is to write: nothing if somebody is changing the page that it belongs to.
  mutating func deliver() {
    do throws(Failure) {
      for writing in writings { try writing.output.checkOriginal() }
      for writing in writings {
        try writing.output.write { write throws(SystemError) in
          try writing.document.write(to: write)
        }
      }
      if let snippet { try Output.print(snippet) }
    } catch {
      fail(error)
    }
  }

  /// What files got, as far as it is in memory.
  var files: [(file: OSString, content: [UInt8])] {
    writings.compactMap { writing in
      guard let path = writing.output.file.path, let bytes = writing.document as? [UInt8]
      else { return nil }
      return (path, bytes)
    }
  }

  /// Lets go of what was written.
  mutating func forgetWritings() { writings = [] }

  /// Makes failures of warnings, after which nothing is written.
  mutating func beStrict() {
    messages = messages.map(\.strict)
    if hasFailed {
      writings = []
      snippet = nil
    }
  }

  /// Whether something could not be drawn.
  var hasFailed: Bool {
    messages.contains { $0.exitCode != .done && $0.exitCode != .different }
  }

  /// The most telling of the exit codes of all that happened.
  var exitCode: ExitCode { messages.map(\.exitCode).combined }
}

extension [ExitCode] {
  /// One code for all: that of the first failure, or else that something differs.
  var combined: ExitCode {
    first { $0 != .done && $0 != .different } ?? (contains(.different) ? .different : .done)
  }
}
