internal import TreeDrawing

/// The number that the process tells its caller, after `sysexits.h`.
enum ExitCode: Int32, CaseIterable {
  case done = 0
  /// What was compared is not what it should be.
  case different = 1
  /// The command was used wrongly (`EX_USAGE`).
  case usage = 64
  /// The input's content is not a tree (`EX_DATAERR`).
  case badData = 65
  /// The input cannot be opened (`EX_NOINPUT`).
  case noInput = 66
  /// The system does not give what is needed, such as memory (`EX_OSERR`).
  case system = 71
  /// The output cannot be created (`EX_CANTCREAT`).
  case cannotCreate = 73
  /// Reading or writing failed half-way (`EX_IOERR`).
  case inputOutput = 74
}

extension ExitCode {
  /// What it tells, for the help.
  var summary: String {
    switch self {
    case .done: "done"
    case .different: "'--check' found a difference"
    case .usage: "wrong usage"
    case .badData: "bad input"
    case .noInput: "input cannot be opened"
    case .system: "no memory, or no command line"
    case .cannotCreate: "output cannot be created"
    case .inputOutput: "reading or writing failed"
    }
  }
}

extension Failure {
  var exitCode: ExitCode {
    switch self {
    case .usage: .usage
    case .input(_, let problem): problem.exitCode
    case .data: .badData
    case .page(let fault): fault.exitCode
    case .selection(_, let problem): problem.exitCode
    case .nodeName, .field: .usage
    case .font(_, let problem): problem.exitCode
    case .fontData: .badData
    case .picture(_, let problem): problem.exitCode
    case .output(_, let problem): problem.exitCode
    case .system: .system
    }
  }
}

extension SelectionProblem {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .missing, .ambiguous: .usage
    case .unmatched, .tooSmall: .badData
    }
  }
}

extension AccessProblem {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .isTerminal: .usage
    case .cannotOpen, .isNotOpen, .isFolder, .isUnchangeable: .noInput
    case .isTooLarge: .badData
    case .cannotRead: .inputOutput
    }
  }
}

extension OutputProblem {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .cannotCreate, .folderIsMissing, .folderIsProtected, .isFolder, .isNoFolder, .isInput,
      .isFont, .isForeign:
      .cannotCreate
    case .isNotOpen, .isChanged, .cannotWrite: .inputOutput
    }
  }
}
