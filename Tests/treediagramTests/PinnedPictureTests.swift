import Foundation
import Testing

/// The pictures that are the same to the byte, wherever and however the tool is built.
@Suite struct PinnedPictureTests {
  @Test func `this build draws everything as a release does`() throws {
    let check = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Checks/pinned")
    let script = "TREEDIAGRAM=$(command -v treediagram) '\(check.path)'"
    let outcome = try Shell.run(script, in: Workspace())
    #expect(outcome.errors == "")
    #expect(outcome.output.hasSuffix(" pictures of everything are the same to the byte\n"))
    #expect(outcome.code == 0)
  }
}
