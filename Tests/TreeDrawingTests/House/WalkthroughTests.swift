import Foundation
import Testing

@testable import TreeDrawing

/// The worked example of docs/design.md is what the engine does.
///
/// After a change that is wanted, `RECORD_WALKTHROUGH=1 swift test --filter WalkthroughTests` writes it anew;
/// `Tests/Checks/goldens --record` then draws its picture.
@Suite struct WalkthroughTests {
  private let walkthrough: Walkthrough
  private let isRecording = ProcessInfo.processInfo.environment["RECORD_WALKTHROUGH"] != nil

  private static let page = ProjectFiles.top.appending(path: "docs/design.md")
  private static let outline = ProjectFiles.top.appending(path: "docs/pictures/walkthrough.txt")

  init() throws {
    walkthrough = try Walkthrough()
  }

  @Test func `the example on the page is what the engine does`() throws {
    var page = try String(contentsOf: Self.page, encoding: .utf8)
    for part in Walkthrough.Part.allCases {
      let block = try #require(Self.block(part, of: page), "no block is called \(part)")
      let text = walkthrough.text(of: part)
      if isRecording {
        page.replaceSubrange(block, with: text)
      } else {
        #expect(page[block] == text, "the block \(part) is not what the engine does")
      }
    }
    if isRecording { try page.write(to: Self.page, atomically: true, encoding: .utf8) }
  }

  @Test func `the elements in the picture are those of the engine`() throws {
    if isRecording {
      try walkthrough.outline.write(to: Self.outline, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.outline, encoding: .utf8) == walkthrough.outline)
  }

  /// What stands between the marks of a part, `<!-- walkthrough: PART -->` and `<!-- end -->`.
  private static func block(_ part: Walkthrough.Part, of page: String) -> Range<String.Index>? {
    guard let begin = page.range(of: "<!-- walkthrough: \(part.rawValue) -->\n"),
      let end = page.range(of: "<!-- end -->\n", range: begin.upperBound..<page.endIndex)
    else { return nil }
    return begin.upperBound..<end.lowerBound
  }
}
