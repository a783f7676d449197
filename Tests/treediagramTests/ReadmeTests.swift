import Foundation
import Testing

@Suite(.enabled(if: readme != nil, "there is no README yet")) struct ReadmeTests {
  @Test func `the first picture is the first example`() throws {
    let picture = /!\[[^\]]*\]\(([^)]+)\)|<img[^>]*src="([^"]+)"/
    let first = try #require(readme?.firstMatch(of: picture))
    #expect(first.1 ?? first.2 == "examples/hello.svg")
  }

  @Test func `the first tree is the text of the first example`() throws {
    let block = try #require(readme?.firstMatch(of: /<pre>\n([^<]*)<\/pre>/))
    let example = Golden.top.appending(path: "examples/hello.txt")
    let text = try String(contentsOf: example, encoding: .utf8)
    #expect(block.1 == text)
  }
}

private let readme = try? String(
  contentsOf: Golden.top.appending(path: "README.md"), encoding: .utf8)
