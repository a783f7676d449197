import ExampleViews
import Foundation
import Testing

/// The recorded pictures; `Tests/Checks/views --record` at the top of the repository draws them anew.
@Suite struct PictureTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "pictures")

  @Test(arguments: Picture.allCases) func `a picture is drawn as recorded`(picture: Picture) throws
  {
    let file = Self.folder.appending(path: picture.rawValue + ".svg")
    let recorded = try String(contentsOf: file, encoding: .utf8)
    #expect(
      picture.svg == recorded,
      "\(picture.rawValue) is drawn differently; to look and accept: Tests/Checks/views [--record]")
  }

  @Test func `no picture is recorded that is not drawn`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(files) == Set(Picture.allCases.map { $0.rawValue + ".svg" }))
  }
}
