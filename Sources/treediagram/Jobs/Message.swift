internal import TreeDrawing

/// Something to tell whoever runs the command.
enum Message: Sendable {
  /// How an input was understood, for those who asked.
  case note(Remark)
  /// A problem that the picture is made in spite of.
  case warning(Remark)
  /// A picture that is not what it should be.
  case difference(Remark)
  /// A problem that the picture would be made in spite of, if that were not forbidden.
  case refusal(Remark)
  /// Why there is no picture.
  case failure(Failure)
}

extension Message {
  /// The message as standard error gets it; nil where nobody needs a word.
  var text: String? {
    switch self {
    case .note(let remark), .difference(let remark), .refusal(let remark): remark.description
    case .warning(let remark): "warning: \(remark)"
    case .failure(let failure): failure.message
    }
  }

  var exitCode: ExitCode {
    switch self {
    case .note, .warning: .done
    case .difference: .different
    case .refusal: .badData
    case .failure(let failure): failure.exitCode
    }
  }

  /// The message where problems are not tolerated.
  var strict: Message {
    if case .warning(let remark) = self { .refusal(remark) } else { self }
  }
}
