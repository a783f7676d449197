import Foundation
import Synchronization
import Testing

@testable import TreeDrawing

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
    #expect(throws: Failure.self) {
      _ = try concurrently { () throws(Failure) -> Int in
        throw Failure()
      } and: {
        Thread.sleep(forTimeInterval: 0.05)
        isDone.withLock { $0 = true }
      }
    }
    #expect(isDone.withLock { $0 })
  }
}
