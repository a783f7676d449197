import Foundation

/// The time that something takes, compared with that for an input an eighth as large.
///
/// It is for work that cannot be counted from outside. Seconds say little on a busy machine; that they are 64 times as
/// many for eight times as much, where the time grows with the square, shows on every one.
enum Growth {
  /// How many times as long is let pass: three times as long as in proportion, since short times vary.
  static let allowed = 24.0

  /// How many times as long an input of a size takes as one of an eighth; measured again if that seems too long.
  static func measured(upTo size: Int, _ body: (Int) -> Void) -> Double {
    body(size / 8)  // Whatever is made once for all is made now.
    var least = Double.infinity
    for _ in 0..<3 where least > allowed {
      let some = secondsOfThread { body(size / 8) }
      least = min(least, secondsOfThread { body(size) } / some)
    }
    return least
  }

  /// How many seconds the processor spends on something, however busy it is with other things.
  private static func secondsOfThread(_ body: () -> Void) -> Double {
    let start = now()
    body()
    return now() - start
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
