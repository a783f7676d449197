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
  /// - Parameters:
  ///   - count: how many files are watched, if that is to be told.
  ///   - name: what is told of, if nothing was written.
  ///   - hadFailed: whether something was wrong the last time.
  /// - Returns: nil if all is as it was.
  func remark(watching count: Int?, _ name: String, hadFailed: Bool) -> Remark? {
    if let first = written.first {
      return Remark(
        WatchRemark.redrawn(others: written.count - 1, watching: count),
        of: first.file.description)
    }
    guard code == .done else { return count.map { Remark(WatchRemark.waiting($0), of: name) } }
    return count != nil || hadFailed ? Remark(WatchRemark.current(watching: count), of: name) : nil
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
