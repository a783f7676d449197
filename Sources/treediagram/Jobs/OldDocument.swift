internal import TreeDrawing

/// What is in an output's place before anything is written.
struct OldDocument: Sendable {
  let path: OSString
  /// Nil if there is no file.
  let document: [UInt8]?
}

extension OldDocument {
  /// Reads what is at a path.
  ///
  /// - Parameter path: where it is.
  /// - Throws: `Failure.picture` if there is something that cannot be read.
  init(at path: OSString) throws(Failure) {
    self.path = path
    do throws(Failure) {
      let input = try Input(opening: .file(path), waits: false)
      let limit = input.status.kind == .regular ? 1 << 40 : Input.sizeLimit
      // What has a NUL near its beginning is none of our pictures: `/dev/full` has no end.
      document = try input.bytes(limit: limit)
    } catch {
      guard error.isMissingInput else { throw error.aboutPicture }
      document = nil
    }
  }

  /// How the document differs from a new one; nil if it does not.
  ///
  /// - Parameters:
  ///   - new: the document that should be there.
  ///   - command: what puts it there.
  /// - Returns: what there is to tell.
  func difference(to new: [UInt8], command: String) -> DocumentDifference? {
    guard let document else { return DocumentDifference(change: .isMissing, command: command) }
    guard document != new else { return nil }
    let change: DocumentDifference.Change =
      switch (PictureLabels(in: document), PictureLabels(in: new)) {
      case (let old?, let new?): .labels(new.changes(since: old))
      case (nil, _?): .isForeign
      case (_, nil): .content
      }
    return DocumentDifference(change: change, command: command)
  }
}
