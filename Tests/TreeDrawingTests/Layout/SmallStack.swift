import Dispatch
import Foundation
import Synchronization

@testable import TreeDrawing

/// Lays a view out on a thread with a stack of half a megabyte.
func onSmallStack(_ layOut: @escaping @Sendable () -> Layout) -> Layout? {
  let result = Result()
  let thread = Thread {
    let layout = layOut()
    result.layout.withLock { $0 = layout }
    result.done.signal()
  }
  thread.stackSize = 512 << 10
  thread.start()
  result.done.wait()
  return result.layout.withLock { $0 }
}

private final class Result: Sendable {
  let layout = Mutex<Layout?>(nil)
  let done = DispatchSemaphore(value: 0)
}
