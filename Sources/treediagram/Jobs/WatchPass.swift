internal import TreeDrawing

/// One of the times that all is drawn, where that is done again and again.
struct WatchPass {
  /// How many files are watched, if that is to be told.
  let watching: Int?
  /// Whether something was wrong the last time.
  let hadFailed: Bool
  /// What was written, in its order.
  var written: [(file: OSString, content: [UInt8])] = []
}

extension WatchPass {
  /// What to tell of it.
  ///
  /// - Parameters:
  ///   - code: what came of it.
  ///   - name: what is told of, if nothing was written.
  /// - Returns: nil if all is as it was.
  func remark(_ code: ExitCode, _ name: String) -> Remark? {
    if let first = written.first {
      return Remark(
        WatchRemark.redrawn(others: written.count - 1, watching: watching),
        of: first.file.description)
    }
    guard code == .done else { return watching.map { Remark(WatchRemark.waiting($0), of: name) } }
    return watching != nil || hadFailed
      ? Remark(WatchRemark.current(watching: watching), of: name) : nil
  }
}

/// What was drawn because something changed.
enum WatchRemark: Problem {
  /// So many other pictures or pages, too; and how many files are watched, if that is to be told.
  case redrawn(others: Int, watching: Int?)
  /// Nothing had to be drawn.
  case current(watching: Int?)
  /// Nothing could be drawn, but so many files are watched.
  case waiting(Int)

  var wording: Wording {
    switch self {
    case .redrawn(let others, let watching):
      let more = others == 0 ? "" : ", and \(others.others)"
      return Wording(cause: "drawn\(more)" + (watching.map { "; \(Self.watching($0))" } ?? ""))
    case .current(let watching):
      return Wording(cause: watching.map { "current; \(Self.watching($0))" } ?? "current again")
    case .waiting(let count): return Wording(cause: Self.watching(count))
    }
  }

  private static func watching(_ count: Int) -> String {
    "watching \(count == 1 ? "1 file" : "\(count) files"), Ctrl-C ends it"
  }
}
