import Foundation

/// The project's own files, as they lie in its folders.
struct ProjectFiles {
  static let top = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The files' text by path, the path counted from the folder; what is no text is left out.
  static func texts(under folder: String = "", suffix: String = "") throws -> [String: String] {
    let start = top.appending(path: folder).path
    let visible = FileManager.default.subpaths(atPath: start) ?? []
    var texts: [String: String] = [:]
    for path in visible where path.hasSuffix(suffix) && !isHidden(path) {
      let data = FileManager.default.contents(atPath: start + "/" + path)
      texts[path] = data.flatMap { String(data: $0, encoding: .utf8) }
    }
    return texts
  }

  private static func isHidden(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0.hasPrefix(".") && $0 != ".ci" }
  }
}
