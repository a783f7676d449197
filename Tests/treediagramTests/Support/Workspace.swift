import Foundation

/// A folder of its own for each test, gone when the test is.
final class Workspace {
  let url: URL

  init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "treediagram-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, content) in files {
      try Data(content.utf8).write(to: url.appending(path: name))
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
