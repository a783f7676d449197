internal import TreeDrawing

/// What came of drawing once, where all is drawn again and again.
struct Round {
  var code = ExitCode.done
  /// What was written, in its order.
  var written: [(file: OSString, content: [UInt8])] = []
}

extension Round {
  /// What to tell of it.
  ///
  /// - Parameter count: how many files are watched, if that is to be told.
  /// - Returns: nil if nothing was written.
  func remark(watching count: Int?) -> Remark? {
    guard let first = written.first else { return nil }
    return Remark(
      WatchRemark.redrawn(others: written.count - 1, watching: count),
      of: first.file.description)
  }
}

/// What was drawn because something changed.
enum WatchRemark: Problem {
  /// So many other pictures or pages, too; and how many files are watched, if that is to be told.
  case redrawn(others: Int, watching: Int?)

  var wording: Wording {
    switch self {
    case .redrawn(let others, let watching):
      let more = others == 0 ? "" : ", and \(others == 1 ? "1 other" : "\(others) others")"
      return Wording(
        cause: "drawn\(more)"
          + (watching.map { "; watching \($0 == 1 ? "1 file" : "\($0) files"), Ctrl-C ends it" }
            ?? ""))
    }
  }
}
