import Foundation

/// The sanitizer that the tests are built with, if any; Tests/Checks/sanitizers sets what it is told.
enum Sanitizer {
  static let isOn: Bool = {
    let variables = ProcessInfo.processInfo.environment
    return variables["ASAN_OPTIONS"] != nil || variables["TSAN_OPTIONS"] != nil
  }()
}
