import Foundation

/// What was built together with these tests.
enum Products {
  /// The folder that the tests were built into, and the command with them.
  static var folder: URL {
    #if os(macOS)
      let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      return (tests ?? .main).bundleURL.deletingLastPathComponent()
    #else
      return Bundle.main.bundleURL
    #endif
  }
}
