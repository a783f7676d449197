/// What writing leaves alone.
struct Spared: Sendable {
  var input: Input?
  var font: Input?
  /// What alone a new document takes the place of; nil if that is any file.
  var replaceable: DocumentMark?

  /// What may be lost where a page is changed that was read.
  static let nothing = Spared()
}

extension FileStatus {
  /// Makes sure that writing to this file leaves alone what it should; devices can be all of it.
  ///
  /// - Parameters:
  ///   - path: where the file is; nil if what is in it does not matter.
  ///   - spared: what is left alone.
  /// - Throws: which of it would be lost.
  func check(_ path: OSString?, _ spared: Spared) throws(OutputProblem) {
    guard kind == .regular else { return }
    if identity == spared.input?.status.identity { throw .isInput }
    if identity == spared.font?.status.identity { throw .isFont }
    guard let path, let mark = spared.replaceable, size > 0 else { return }
    if !mark.isThere(at: path) { throw .isForeign(writer: mark.writer, title: mark.title) }
  }
}
