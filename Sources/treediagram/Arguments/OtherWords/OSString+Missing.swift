internal import TreeDrawing

extension OSString {
  /// The extensions that files with trees mostly have.
  private static let extensions = [
    "txt", "md", "json", "csv", "tsv", "nwk", "tree", "tree.txt", "tree.json", "out",
  ]

  /// What to do where there is no file of this name; nil if nothing is near.
  var remedyIfMissing: String? {
    if let other = text.flatMap({ OtherWord.commands[$0] }) { return other.remedy }
    let near = Self.extensions.lazy.map { OSString(bytes + ".\($0)".utf8) }.first { $0.isThere }
    if let near { return "did you mean \(near.quoted)?" }
    return bytes.contains(UInt8(ascii: "=")) && !starts(with: "-")
      ? "if an option is meant, its name begins with two dashes: '--help' lists them" : nil
  }
}
