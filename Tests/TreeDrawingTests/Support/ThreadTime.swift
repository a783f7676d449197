import Foundation

/// How many seconds the processor spends on something, however busy it is with other things.
///
/// It is for what takes minutes if it is wrong, so that a limit far above what is right tells the two apart.
func secondsOfThread(_ body: () throws -> Void) rethrows -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
  let start = now()
  try body()
  return now() - start
}
