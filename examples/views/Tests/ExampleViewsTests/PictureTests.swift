import ExampleViews
import Foundation
import Testing

/// The recorded pictures; `Tests/Checks/views --record` at the top of the repository draws them anew.
@Suite struct PictureTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "pictures")

  @Test(arguments: Picture.all.map(\.name)) func `a picture is drawn as recorded`(name: String)
    throws
  {
    let picture = try #require(Picture.named(name))
    let file = Self.folder.appending(path: name + ".svg")
    let recorded = try String(contentsOf: file, encoding: .utf8)
    #expect(
      picture.svg == recorded,
      "\(name) is drawn differently; to look and accept: Tests/Checks/views [--record]")
  }

  @Test func `no picture is recorded that is not drawn`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(files) == Set(Picture.all.map { $0.name + ".svg" }))
  }
}
