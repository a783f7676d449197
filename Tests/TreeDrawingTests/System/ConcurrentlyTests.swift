import Dispatch
import Synchronization
import Testing

@testable import TreeDrawing

#if canImport(Glibc)
  import Glibc
#endif

@Suite struct ConcurrentlyTests {
  private struct Failure: Error {}

  @Test func `both results are there`() {
    let (own, other) = concurrently {
      1
    } and: {
      "two"
    }
    #expect(own == 1)
    #expect(other == "two")
  }

  @Test func `what the first throws is thrown when the other is done`() {
    let isDone = Mutex(false)
    let isThrowing = DispatchSemaphore(value: 0)
    #expect(throws: Failure.self) {
      _ = try concurrently { () throws(Failure) -> Int in
        isThrowing.signal()
        throw Failure()
      } and: {
        isThrowing.wait()
        isDone.withLock { $0 = true }
      }
    }
    #expect(isDone.withLock { $0 })
  }

  #if canImport(Glibc)
    @Test func `signals that end the process are for the first thread`() {
      let isHeld = concurrently {
      } and: {
        var held = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &held)
        return [SIGTERM, SIGINT, SIGHUP, SIGSEGV].map { sigismember(&held, $0) == 1 }
      }.1
      #expect(isHeld == [true, true, true, false])
    }
  #endif
}
