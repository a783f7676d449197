// What libFuzzer calls; the package itself is built without it.
#if FUZZER
  import Foundation

  /// The target that the environment names.
  private let target = ProcessInfo.processInfo.environment["FUZZ_TARGET"].flatMap(FuzzTarget.named)

  /// Looks at one input, and ends the process if something is wrong.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let target else {
      say("FUZZ_TARGET names no target; there are \(FuzzTarget.all.map(\.name))")
      exit(2)
    }
    let problems = target.problems(Array(UnsafeBufferPointer(start: start, count: count)))
    guard problems.isEmpty else {
      for problem in problems.prefix(20) { say("PROBLEM: \(problem)") }
      abort()
    }
    return 0
  }

  private func say(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
#endif
