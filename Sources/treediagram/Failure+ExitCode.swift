extension Failure {
  var exitCode: ExitCode {
    switch self {
    case .usage: .usage
    case .input(_, let problem): problem.exitCode
    case .data: .badData
    case .selection: .usage
    case .font(_, .input(let problem)): problem.exitCode
    case .font(_, .content): .badData
    case .output(_, let problem): problem.exitCode
    }
  }
}

extension InputProblem {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .isTerminal: .usage
    case .cannotOpen, .isNotOpen, .isFolder: .noInput
    case .isTooLarge: .badData
    case .cannotRead: .inputOutput
    }
  }
}

extension OutputProblem {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .cannotCreate, .folderIsMissing, .folderIsProtected, .isFolder, .isInput, .isFont:
      .cannotCreate
    case .isNotOpen, .cannotWrite: .inputOutput
    }
  }
}
