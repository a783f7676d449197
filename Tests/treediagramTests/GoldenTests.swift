import Foundation
import Testing

/// The recorded pictures; `Tests/Checks/goldens --record` draws them anew.
@Suite struct GoldenTests {
  @Test(arguments: Golden.all) func `a picture is drawn as recorded`(golden: Golden) throws {
    let drawn = try golden.draw()
    #expect(
      drawn == golden.recorded,
      "\(golden) is drawn differently; to look and accept: Tests/Checks/goldens [--record]")
  }
}

/// A recorded picture `NAME.svg`, the input beside it, and the options in `NAME.options`.
struct Golden: CustomTestStringConvertible {
  static let top = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let all: [Golden] = ["examples", "docs/pictures"].flatMap { folder in
    let path = top.appending(path: folder).path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.sorted().filter { $0.hasSuffix(".svg") }
      .map { Golden(stem: "\(folder)/\($0.dropLast(4))") }
  }

  let stem: String

  var testDescription: String { stem }

  var recorded: String? { text(".svg") }

  /// What the tool that was built with these tests prints.
  func draw() throws -> String {
    let suffix = text(".txt") == nil ? ".json" : ".txt"
    let tool = Process()
    tool.executableURL = Self.products.appending(path: "treediagram")
    tool.arguments = options + [Self.top.appending(path: stem + suffix).path]
    tool.standardInput = FileHandle.nullDevice
    let output = Pipe()
    tool.standardOutput = output
    try tool.run()
    let drawn = try output.fileHandleForReading.readToEnd() ?? Data()
    tool.waitUntilExit()
    return String(decoding: drawn, as: UTF8.self)
  }

  private var options: [String] {
    let line = text(".options")?.split(separator: "\n").first ?? ""
    return line.split(separator: " ").map(String.init)
  }

  private func text(_ suffix: String) -> String? {
    try? String(contentsOf: Self.top.appending(path: stem + suffix), encoding: .utf8)
  }

  /// The folder that the tests were built into, and the tool with them.
  private static var products: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
    return bundle.bundlePath.hasSuffix(".xctest")
      ? bundle.bundleURL.deletingLastPathComponent() : bundle.bundleURL
  }
}
