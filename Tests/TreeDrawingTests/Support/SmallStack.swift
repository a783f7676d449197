import Dispatch
import Foundation
import Synchronization

@testable import TreeDrawing

private final class Result<Value: Sendable>: Sendable {
  let value = Mutex<Value?>(nil)
  let done = DispatchSemaphore(value: 0)
}

/// The size of a small stack, in bytes: half a megabyte, and sixteen times that in a build with a
/// sanitizer, which leaves room around each variable.
private let smallStackSize = Sanitizer.isOn ? 8 << 20 : 512 << 10

/// What a closure returns on a thread with a small stack.
func onSmallStack<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value? {
  let result = Result<Value>()
  let thread = Thread {
    let value = body()
    result.value.withLock { $0 = value }
    result.done.signal()
  }
  thread.stackSize = smallStackSize
  thread.start()
  result.done.wait()
  return result.value.withLock { $0 }
}
