import Foundation
import Testing

@Suite(.enabled(if: readme != nil, "there is no README yet")) struct ReadmeTests {
  @Test func `the first picture is drawn by the tool, of the first text`() throws {
    let picture = /!\[[^\]]*\]\(([^)]+)\)|<img[^>]*src="([^"]+)"/
    let first = try #require(readme?.firstMatch(of: picture))
    #expect(first.1 ?? first.2 == "docs/pictures/d3-files.svg")
    let block = try #require(readme?.firstMatch(of: /```text\n([^`]*)```/))
    #expect(try block.1 == text("docs/pictures/d3-files.txt"))
  }

  @Test func `the first example stands beside its text`() throws {
    let readme = try #require(readme)
    let block = try #require(readme.firstMatch(of: /<pre>\n([^<]*)<\/pre>/))
    #expect(try block.1 == text("examples/hello.txt"))
    #expect(readme[..<block.range.lowerBound].contains("](examples/hello.svg)"))
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Golden.top.appending(path: path), encoding: .utf8)
  }
}

private let readme = try? String(
  contentsOf: Golden.top.appending(path: "README.md"), encoding: .utf8)
