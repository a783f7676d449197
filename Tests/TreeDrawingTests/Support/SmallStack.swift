import Dispatch
import Foundation
import Synchronization

@testable import TreeDrawing

private final class Result<Value: Sendable>: Sendable {
  let value = Mutex<Value?>(nil)
  let done = DispatchSemaphore(value: 0)
}

/// What a closure returns on a thread with a stack of half a megabyte.
func onSmallStack<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value? {
  let result = Result<Value>()
  let thread = Thread {
    let value = body()
    result.value.withLock { $0 = value }
    result.done.signal()
  }
  thread.stackSize = 512 << 10
  thread.start()
  result.done.wait()
  return result.value.withLock { $0 }
}
