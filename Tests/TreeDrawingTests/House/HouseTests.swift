import Testing

@Suite struct HouseTests {
  let sources: SourceFiles

  init() throws {
    sources = try SourceFiles.all.get()
  }

  /// The plugin is no part of either product, and what SwiftPM hands it are types of Foundation.
  @Test func `no source file imports Foundation, but for the plugin`() {
    let products = sources.tokens.filter { !$0.key.hasPrefix("TreeDiagramPlugin/") }
    let importing = products.filter { _, tokens in
      let words = tokens.filter(\.isWord).map(\.text)
      return zip(words, words.dropFirst()).contains { $0 == "import" && $1.hasPrefix("Foundation") }
    }
    #expect(importing.keys.sorted() == [])
  }

  @Test func `no source file has more than 300 lines`() {
    let long = sources.texts.filter { $1.count { $0.isNewline } > 300 }
    #expect(long.keys.sorted() == [])
  }

  /// The formatter does not wrap comments.
  @Test func `no comment is wider than 100 columns`() {
    let wide = sources.texts.flatMap { path, text in
      text.split(separator: "\n").filter { $0.count > 100 && $0.contains(/^ *\/\//) }.map {
        "\(path): \($0)"
      }
    }
    #expect(wide.sorted() == [])
  }

  @Test func `no comment can only be understood with the one before`() {
    let leaning = sources.texts.filter { $1.contains("/// The same ") }
    #expect(leaning.keys.sorted() == [])
  }

  @Test func `only the platform files ask for the platform`() {
    let asking = sources.tokens.filter { $1.contains { $0.text == "canImport" } }
    #expect(asking.keys.filter { !$0.contains("/Platform") }.sorted() == [])
  }

  @Test func `no file names a folder of somebody's machine`() throws {
    let naming = try ProjectFiles.texts().filter { $1.contains(Self.foldersOfMachines) }
    #expect(naming.keys.sorted() == [])
  }

  /// Is put together here, for this file is searched as well.
  @Test(arguments: [
    ("see " + "/" + "home/ann/plan.txt", true),
    ("(" + "/" + "Users/ann/plan.txt)", true),
    ("https://example.org/" + "home/ann/plan.txt", false),
    ("examples/hello.txt", false),
  ]) func `a folder of somebody's machine is recognised`(text: String, expected: Bool) {
    #expect(text.contains(Self.foldersOfMachines) == expected)
  }

  static var foldersOfMachines: Regex<(Substring, Substring)> {
    /(?:^|[^A-Za-z0-9_.\/-])\/(root|work|home\/[a-z]+|Users\/[A-Za-z]+|var\/folders)\//
  }
}
