internal import TreeDrawing

/// Something to tell whoever runs the command.
enum Message: Sendable {
  /// How an input was understood, for those who asked.
  case note(Remark)
  /// A problem that the picture is made in spite of.
  case warning(Remark)
  /// A picture that is not what it should be.
  case difference(Remark)
  /// Why there is no picture.
  case failure(Failure)
}

extension Message {
  /// The message as standard error gets it; nil where nobody needs a word.
  var text: String? {
    switch self {
    case .note(let remark), .difference(let remark): remark.description
    case .warning(let remark): "warning: \(remark)"
    case .failure(let failure): failure.message
    }
  }

  var exitCode: ExitCode {
    switch self {
    case .note, .warning: .done
    case .difference: .different
    case .failure(let failure): failure.exitCode
    }
  }

  /// Writes to standard error in one piece; where nobody listens, nothing helps.
  func report() {
    guard let text else { return }
    try? Descriptor.standardError.writeAll(Array("treediagram: \(text)\n".utf8))
  }
}
