import Testing
import TreeDrawing

@testable import treediagram

/// What words mean together with `--markdown`.
@Suite struct MarkdownOptionTests {
  static let words = "--sort label --markdown a.md -- --hide-source".split(separator: " ").map(
    String.init)

  @Test func `files are pages, and options of pictures hold for all of them`() throws {
    let options = try options("--sort label --markdown a.md --theme=dark b.md")
    #expect(options.files.names == ["a.md", "b.md"])
    #expect(options.files.folder == nil)
    #expect(options.files.writeMode == .writingChanges)
    #expect(!options.files.hidesSource && !options.drawing.messages.isQuiet)
    #expect(options.drawing.words == ["--sort", "label", "--theme=dark"])
    #expect(options.drawing.selection.order == .label)
  }

  @Test func `options of pages mean nothing for a picture`() throws {
    let options = try options("--markdown --quiet --hide-source --output-dir c --check -- --x.md")
    #expect(options.files.names == ["--x.md"])
    #expect(options.files.folder == "c")
    #expect(options.files.writeMode == .comparing)
    #expect(options.files.hidesSource && options.drawing.messages.isQuiet)
    #expect(options.drawing.words == ["--quiet"])
  }

  @Test func `words of a block come after those of the command line`() throws {
    let options = try options("--markdown --sort size --theme dark a.md")
    let (own, files) = try options.options(["--sort", "label", "b.txt"])
    #expect(files == ["b.txt"])
    #expect(own.words == ["--sort", "size", "--theme", "dark", "--sort", "label"])
    #expect(own.selection.order == .label)
    #expect(own.files.writeMode == .writingChanges)
  }

  @Test(arguments: ["", "-", "a.md -"])
  func `a page must have a name`(files: String) {
    #expect(throws: UsageError.namelessPage) {
      do throws(Failure) { _ = try options("--markdown \(files)") } catch {
        if case .usage(let error) = error { throw error }
      }
    }
  }

  private func options(_ words: String) throws(Failure) -> MarkdownOptions {
    let request = try Request(words.split(separator: " ").map { OSString($0.utf8) })
    guard case .illustrate(let options) = request else { fatalError("\(request)") }
    return options
  }
}

/// Paths that are said from a folder.
@Suite struct RelativePathTests {
  @Test(
    arguments: [
      ("a/b.svg", "", "a/b.svg"),
      ("a/b.svg", "a/", "b.svg"),
      ("a/b.svg", "./a/c/", "../b.svg"),
      ("b.svg", "a/c", "../../b.svg"),
      ("../b.svg", "a/", "../../b.svg"),
      ("../b.svg", "../a/", "../b.svg"),
      ("/a/b.svg", "/a/c/", "../b.svg"),
      ("a//./b.svg", "a", "b.svg"),
      ("b.svg", "../", nil),
      ("/a/b.svg", "a/", nil),
      ("b.svg", "/a", nil),
    ] as [(String, String, String?)])
  func `a path is written relative to a folder`(path: String, folder: String, expected: String?) {
    let found = OSString(path.utf8).path(from: OSString(folder.utf8))
    #expect(found == expected.map { OSString($0.utf8) })
  }
}
