/// A part of the tool that takes bytes from somebody else, and what must hold whatever they are.
struct FuzzTarget: Sendable {
  let name: String
  /// Finds out what is wrong with what the tool makes of some bytes; nothing, if all is well.
  let problems: @Sendable ([UInt8]) -> [String]
}

extension FuzzTarget {
  /// All targets; a new one is a row.
  static let all =
    ReadingTarget.all + [
      FuzzTarget(name: "recognition", problems: RecognitionTarget.problems),
      FuzzTarget(name: "fonts", problems: FontTarget.problems),
      FuzzTarget(name: "command", problems: CommandTarget.problems),
      FuzzTarget(name: "markdown-mode", problems: MarkdownTarget.problems),
      FuzzTarget(name: "old-pictures", problems: OldPictureTarget.problems),
      FuzzTarget(name: "pictures", problems: PictureTarget.problems),
    ]

  static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}
