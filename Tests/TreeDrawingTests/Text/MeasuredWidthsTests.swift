import Foundation
import Testing

@testable import TreeDrawing

/// A label and the width that a browser gave it at 14 px.
struct MeasuredLabel: Decodable, Sendable, CustomTestStringConvertible {
  let script: String
  let text: String
  let width: Double

  var testDescription: String { "\(script): \(text.debugDescription)" }
}

@Suite struct MeasuredWidthsTests {
  static let labels = try? read()

  /// The scripts of which the widths are known closely.
  static let close: Set = [
    "latin", "accented", "punct", "digits", "url", "code", "long", "greek", "cyrillic", "cjk",
    "hangul", "emoji", "emoji_zwj", "emoji_flag", "emoji_skin", "emoji_keycap",
  ]

  @Test func `the fixture has labels in every script`() throws {
    #expect(try Self.read().count == 118)
    #expect(Set(try Self.read().map(\.script)).isSuperset(of: Self.close))
  }

  @Test(arguments: labels ?? [])
  func `no label is more than a pixel wider than it was thought`(_ label: MeasuredLabel) {
    #expect(Font.default.advance(of: label.text) >= label.width - 1)
  }

  @Test(arguments: (labels ?? []).filter { close.contains($0.script) })
  func `Latin, Greek, Cyrillic, CJK and emoji are at most 8 % narrower`(_ label: MeasuredLabel) {
    #expect(Font.default.advance(of: label.text) <= label.width * 1.08)
  }

  @Test(arguments: labels ?? [])
  func `no label is less than half as wide as it was thought`(_ label: MeasuredLabel) {
    #expect(Font.default.advance(of: label.text) <= label.width * 2)
  }

  private static func read() throws -> [MeasuredLabel] {
    struct Fixture: Decodable { let labels: [MeasuredLabel] }
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/measured-widths.json")
    return try JSONDecoder().decode(Fixture.self, from: Data(contentsOf: file)).labels
  }
}
