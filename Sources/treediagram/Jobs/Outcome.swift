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
    let document: Document
  }
}

extension Outcome.Writing {
  /// What a file gets; nil if it goes elsewhere, or is not in memory.
  var file: (file: OSString, content: [UInt8])? {
    guard case .file(let path) = output.file, case .bytes(let bytes) = document else { return nil }
    return (path, bytes)
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

  /// Takes a document for a target, which may have it already.
  ///
  /// - Throws: `Failure.picture` if what the target has can no longer be read.
  mutating func add(_ document: Document, to target: Target) throws(Failure) {
    switch target {
    case .nowhere: break
    case .output(let output): writings.append(Writing(output: output, document: document))
    case .changed(let output, let old):
      let document = document.inMemory
      if try old.isEqual(to: document) { return }
      writings.append(Writing(output: output, document: .bytes(document)))
    case .compared(let old, let command):
      if let difference = try old.difference(to: document.inMemory, command: command) {
        messages.append(.difference(Remark(difference, of: old.path.description)))
      }
    }
  }

  /// Makes bytes of all documents, and lets go of what they were made of.
  mutating func settle() {
    writings = writings.map { Writing(output: $0.output, document: .bytes($0.document.inMemory)) }
    forest = nil
  }

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
