/// What the process tells its caller, by the numbers of `sysexits.h`.
enum ExitCode: Int32 {
  case done = 0
  /// The command was used wrongly (`EX_USAGE`).
  case usage = 64
  /// The input's content is not a tree (`EX_DATAERR`).
  case badData = 65
  /// The input cannot be opened (`EX_NOINPUT`).
  case noInput = 66
  /// The output cannot be created (`EX_CANTCREAT`).
  case cannotCreate = 73
  /// Reading or writing failed half-way (`EX_IOERR`).
  case inputOutput = 74
}
