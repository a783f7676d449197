internal import TreeDrawing

/// A file that is written beside the one it replaces, and takes its place when it is complete.
struct Replacement {
  private let target: OSString
  private let existing: FileStatus?

  /// Finds the file to replace behind symbolic links, which stay.
  ///
  /// It is nil where the path leads to a file without naming it, as `/dev/fd/3` can.
  init?(of path: OSString, _ existing: FileStatus?) throws(OutputProblem) {
    do throws(SystemError) {
      target = try path.resolvingLinks()
    } catch {
      throw .cannotCreate(error)
    }
    self.existing = existing
    if let existing {
      try path.checkReplaceable()
      let found = try? FileStatus(of: target)
      guard found?.identity == existing.identity else { return nil }
    } else {
      try target.checkCreatable()
    }
  }

  /// Writes the file, all of it or nothing.
  ///
  /// - Parameters:
  ///   - product: passes its pieces on.
  ///   - output: what this is the way to.
  /// - Throws: why the file is as it was before.
  func write(
    _ product: (ByteSink) throws(SystemError) -> Void, _ output: Output
  ) throws(OutputProblem) {
    guard !target.name.bytes.isEmpty else { throw .isFolder }
    try holdingSignals { () throws(OutputProblem) in
      do throws(ReplacementProblem) {
        try writeBeside(product, output)
      } catch {
        guard error.isOfReplacing, existing != nil else { throw error.problem }
        try Overwriting(target: target).write(product, inPlaceOf: output.original)
      }
    }
  }
}

/// A problem of an output, and whether writing into the file that is there may still work.
private struct ReplacementProblem: Error {
  let problem: OutputProblem
  /// Nothing can be put into the folder, or the file cannot be moved away: it may be one that a
  /// container has from outside.
  var isOfReplacing = false

  init(_ problem: OutputProblem) { self.problem = problem }

  init(_ problem: OutputProblem, of error: SystemError) {
    self.problem = problem
    isOfReplacing = [.busy, .missing, .notAllowed, .notPermitted, .readOnly].contains(error)
  }
}

extension Replacement {
  private func writeBeside(
    _ product: (ByteSink) throws(SystemError) -> Void, _ output: Output
  ) throws(ReplacementProblem) {
    let (path, descriptor) = try create()
    try path.removedWithoutMemory { () throws(ReplacementProblem) in
      do throws(ReplacementProblem) {
        try fill(descriptor, product, isDurable: output.isDurable)
        try replace(by: path, holding: output.original)
      } catch {
        path.remove()
        throw error
      }
    }
  }

  /// Creates the temporary file; one that a killed run left behind is not touched.
  private func create() throws(ReplacementProblem) -> (path: OSString, Descriptor) {
    let permissions: UInt32 = existing == nil ? 0o666 : 0o600
    var attempt = 0
    while true {
      let path = temporaryPath(attempt)
      do throws(SystemError) {
        return (path, try Descriptor(opening: path, for: .creating(permissions: permissions)))
      } catch {
        guard error == .exists, attempt < 100 else {
          throw ReplacementProblem(target.problem(ofCreating: error), of: error)
        }
        attempt += 1
      }
    }
  }

  /// A hidden name beside the target, short enough for every file system that has the target's.
  private func temporaryPath(_ attempt: Int) -> OSString {
    let suffix = ".\(processIdentifier())-\(attempt).tmp"
    let name = [UInt8(ascii: ".")] + target.name.start(200).bytes
    return target.sibling(OSString(name + suffix.utf8))
  }

  private func fill(
    _ descriptor: Descriptor, _ product: (ByteSink) throws(SystemError) -> Void, isDurable: Bool
  ) throws(ReplacementProblem) {
    do throws(SystemError) {
      if let existing { try descriptor.adopt(existing, at: target) }
      try product(descriptor.writeAll)
      if isDurable { try descriptor.synchronize() }
      try descriptor.release()
    } catch {
      throw ReplacementProblem(.cannotWrite(error))
    }
  }

  /// Puts the new file in the old one's place, unless somebody has changed that.
  private func replace(
    by path: OSString, holding original: [UInt8]?
  ) throws(ReplacementProblem) {
    do throws(OutputProblem) {
      if let original { try target.checkHolds(original) }
    } catch {
      throw ReplacementProblem(error)
    }
    do throws(SystemError) {
      try path.rename(to: target)
    } catch {
      throw ReplacementProblem(.cannotCreate(error), of: error)
    }
  }
}

extension OSString {
  /// Makes sure that an existing file may be written to.
  fileprivate func checkReplaceable() throws(OutputProblem) {
    do throws(SystemError) {
      try checkWritable()
    } catch {
      throw .cannotCreate(error)
    }
  }

  /// Makes sure that there is a folder for a new file: told now, not after the drawing.
  fileprivate func checkCreatable() throws(OutputProblem) {
    do throws(SystemError) {
      try sibling(".").checkWritable()
    } catch {
      throw problem(ofCreating: error)
    }
  }

  /// What to tell if no file can be created beside this path.
  fileprivate func problem(ofCreating error: SystemError) -> OutputProblem {
    let shown = folder.bytes.isEmpty ? "." : folder
    return switch error {
    case .missing where sibling(".").isMissing && outerFolder.linkTarget == nil:
      .folderIsMissing(shown)
    case .notPermitted, .readOnly: .folderIsProtected(shown, error)
    default: .cannotCreate(error)
    }
  }

  /// The path with its last name's symbolic links followed, to a file that need not exist.
  fileprivate func resolvingLinks() throws(SystemError) -> OSString {
    let path = linked.last ?? self
    guard path.linkTarget == nil else { throw .tooManyLinks }
    return path
  }
}
