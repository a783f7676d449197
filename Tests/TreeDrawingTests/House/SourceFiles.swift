/// The project's own sources, read and split into tokens once for all tests.
struct SourceFiles {
  /// By path, counted from `Sources`.
  let texts: [String: String]
  let tokens: [String: [SwiftToken]]

  static let all = Result { try SourceFiles() }

  private init() throws {
    texts = try ProjectFiles.texts(under: "Sources", suffix: ".swift")
    tokens = texts.mapValues(SwiftToken.tokens)
  }

  /// The tokens of the files in a folder, by path counted from there.
  func tokens(under folder: String) -> [String: [SwiftToken]] {
    let inside = tokens.filter { $0.key.hasPrefix(folder + "/") }
    return Dictionary(
      uniqueKeysWithValues: inside.map { (String($0.key.dropFirst(folder.count + 1)), $0.value) })
  }
}
