import Foundation
import Testing

@Suite(.enabled(if: readme != nil, "there is no README yet")) struct ReadmeTests {
  @Test func `the first picture is drawn by the tool`() throws {
    let picture = /!\[[^\]]*\]\(([^)]+)\)|<img[^>]*src="([^"]+)"/
    let first = try #require(readme?.firstMatch(of: picture))
    #expect(first.1 ?? first.2 == "docs/pictures/d3-files.svg")
  }

  @Test func `the text of the first picture follows, and that of the first example`() throws {
    let blocks = try #require(readme?.matches(of: /<pre>\n([^<]*)<\/pre>/))
    let texts = try [text("docs/pictures/d3-files.txt"), text("examples/hello.txt")]
    #expect(blocks.prefix(2).map { String($0.1) } == texts)
  }

  @Test func `the first commands are those for a fresh machine`() throws {
    let block = try #require(readme?.firstMatch(of: /```\w*\n([^`]*)```/))
    #expect(
      block.1 == "swift run -c release treediagram examples/hello.txt > hello.svg\nswift test\n")
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Golden.top.appending(path: path), encoding: .utf8)
  }
}

private let readme = try? String(
  contentsOf: Golden.top.appending(path: "README.md"), encoding: .utf8)
