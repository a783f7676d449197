internal import TreeDrawing

/// What is in an output's place before anything is written.
struct OldDocument: Sendable {
  let path: OSString
  private let content: Content

  private enum Content {
    case nothing
    case bytes([UInt8])
    /// A file that is read only if that is worth it, as there may be any number of bytes in it.
    case file
  }
}

extension OldDocument {
  /// Looks at what is at a path.
  ///
  /// - Parameter path: where it is.
  /// - Throws: `Failure.picture` if there is something that cannot be read.
  init(at path: OSString) throws(Failure) {
    self.path = path
    do throws(Failure) {
      let input = try Input(opening: .file(path), waits: false)
      // What has a NUL near its beginning is none of our pictures: `/dev/full` has no end.
      content =
        input.status.kind == .regular
        ? .file : .bytes(try input.bytes(limit: Input.sizeLimit))
    } catch {
      guard error.isMissingInput else { throw error.aboutPicture }
      content = .nothing
    }
  }

  /// Takes what was read already.
  init(path: OSString, document: [UInt8]) {
    self.path = path
    content = .bytes(document)
  }

  /// Whether this is there, byte by byte.
  ///
  /// - Throws: `Failure.picture` if what is there can no longer be read.
  func isEqual(to new: [UInt8]) throws(Failure) -> Bool {
    try bytes(limit: new.count) == new
  }

  /// How the document differs from a new one; nil if it does not.
  ///
  /// - Parameters:
  ///   - new: the document that should be there.
  ///   - command: what puts it there.
  /// - Returns: what there is to tell.
  /// - Throws: `Failure.picture` if what is there can no longer be read.
  func difference(to new: [UInt8], command: String) throws(Failure) -> DocumentDifference? {
    if case .nothing = content { return DocumentDifference(change: .isMissing, command: command) }
    if try isEqual(to: new) { return nil }
    return DocumentDifference(change: try change(to: new), command: command)
  }

  private func change(to new: [UInt8]) throws(Failure) -> DocumentDifference.Change {
    // Pictures that differ by a few nodes do not differ that much in size.
    guard let old = try bytes(limit: max(Input.sizeLimit, 16 * new.count)) else { return .content }
    return switch (PictureLabels(in: old), PictureLabels(in: new)) {
    case (let old?, let new?): .labels(new.changes(since: old))
    case (nil, _?): .isForeign
    case (_, nil): .content
    }
  }

  /// What is there; nil if that is nothing, or more than so many bytes.
  private func bytes(limit: Int) throws(Failure) -> [UInt8]? {
    switch content {
    case .nothing: return nil
    case .bytes(let bytes): return bytes
    case .file: break
    }
    do throws(Failure) {
      return try Input(opening: .file(path)).bytes(limit: limit)
    } catch {
      guard error.isMissingInput || error.isOfSize else { throw error.aboutPicture }
      return nil
    }
  }
}
