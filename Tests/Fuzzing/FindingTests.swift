import Foundation
import Testing

/// Inputs for which something was wrong once, each by the target that it is for.
@Suite struct FindingTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Findings")

  /// The paths of all, from the folder on.
  static let findings: [String] = {
    let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
    return paths.filter { $0.contains("/") }.sorted()
  }()

  @Test(arguments: findings) func `what was wrong once is right now`(_ finding: String) throws {
    let name = String(finding.prefix { $0 != "/" })
    let target = try #require(FuzzTarget.named(name), "no target is called \(name)")
    let bytes = try Data(contentsOf: Self.folder.appending(path: finding))
    #expect(target.problems(Array(bytes)) == [])
  }

  /// The same bytes for all targets: none at all, some of each kind, and pieces of what they read.
  @Test(arguments: FuzzTarget.all.map(\.name))
  func `all targets take any bytes`(_ name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let all = (0...255).map { UInt8($0) }
    for bytes in [[], all, all.reversed(), Array("\0\0a\n  b\n".utf8), Array("[{\"label\":".utf8)] {
      #expect(target.problems(bytes) == [])
    }
  }
}
