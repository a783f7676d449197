import Foundation

/// How much the tests of random and of very large input try.
///
/// Without optimisation everything takes five to fifteen times as long, and whoever has changed a line should not wait
/// for it. So a debug build tries the first twentieth of all seeds, and sizes of a tenth; a release build tries all.
/// With a sanitizer it takes four times as long again, and a quarter of that is tried.
enum Effort {
  #if DEBUG
    private static let part = 10 * patience
  #else
    private static let part = patience
  #endif
  private static let patience = Sanitizer.isOn ? 4 : 1

  /// The seeds of so many random cases, or of the single one that the environment variable `TEST_SEED` names.
  ///
  /// - Parameters:
  ///   - count: how many there are in a release build.
  ///   - few: how many there are in a debug build, if a twentieth is too many or too few.
  /// - Returns: the seeds.
  static func seeds(_ count: Int, debug few: Int? = nil) -> Range<UInt64> {
    if let seed = named { return seed..<seed + 1 }
    let debug = max((few ?? count / 20) / patience, 1)
    return 0..<UInt64(part < 10 ? size(count) : debug)
  }

  /// Such seeds in blocks, since a test case costs more than a small random view.
  static func blocks(_ count: Int) -> [Range<UInt64>] {
    let seeds = seeds(count)
    return stride(from: seeds.lowerBound, to: seeds.upperBound, by: 250).map { start in
      start..<min(start + 250, seeds.upperBound)
    }
  }

  /// How large something is that is only to be large.
  static func size(_ full: Int) -> Int { max(full / part, 1) }

  private static var named: UInt64? {
    ProcessInfo.processInfo.environment["TEST_SEED"].flatMap { UInt64($0) }
  }
}
