import Foundation
import Testing

extension Trait where Self == ConditionTrait {
  /// For tests that limit how large files may be, which the thread sanitizer does not survive: it keeps its own notes in
  /// files.
  static var limitedFiles: Self {
    .enabled(
      if: ProcessInfo.processInfo.environment["TSAN_OPTIONS"] == nil,
      "the thread sanitizer needs large files")
  }
}
