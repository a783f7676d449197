import Foundation
import Testing

@Suite(.enabled(if: readme != nil, "there is no README yet")) struct ReadmeTests {
  @Test func `the first picture is the first example`() throws {
    let picture = /!\[[^\]]*\]\(([^)]+)\)|<img[^>]*src="([^"]+)"/
    let first = try #require(readme?.firstMatch(of: picture))
    #expect(first.1 ?? first.2 == "examples/hello.svg")
  }

  @Test func `the first tree is the text of the first example`() throws {
    let blocks = readme?.components(separatedBy: "```").enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    let tree = try #require(blocks?.first { $0.hasPrefix("\n") || $0.hasPrefix("text\n") })
    let example = Golden.top.appending(path: "examples/hello.txt")
    let text = try String(contentsOf: example, encoding: .utf8)
    #expect(tree.drop { $0 != "\n" } == "\n" + text)
  }
}

private let readme = try? String(
  contentsOf: Golden.top.appending(path: "README.md"), encoding: .utf8)
