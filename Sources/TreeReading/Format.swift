/// A notation that trees are read from: a row of all that anybody but its reader knows of it.
public struct Format: RawRepresentable, Hashable, Sendable {
  /// The word that stands for it on the command line.
  public let rawValue: String
  /// What messages and the help say of it.
  package let words: Words
  /// What files and other tools call it.
  package let names: Names
  /// How it is recognised, read and drawn.
  let traits: Traits

  init(_ rawValue: String, _ words: Words, _ traits: Traits, _ names: Names = Names()) {
    self.rawValue = rawValue
    self.words = words
    self.names = names
    self.traits = traits
  }

  /// Finds a format by its word.
  ///
  /// - Parameter rawValue: a word such as `json`; any other gives nil.
  public init?(rawValue: String) {
    guard let format = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = format
  }
}

extension Format {
  /// What messages and the help say of a format.
  package struct Words: Sendable {
    /// The format as messages call it, such as “Markdown” or “a list of paths”.
    package let title: String
    /// How its trees are read, as the help says it.
    package let summary: String
    /// What to write into an input that has nothing yet.
    let firstStep: String
    /// A small input.
    package let example: String
  }

  /// What a format is called elsewhere.
  package struct Names: Sendable {
    /// The extensions of names, in lower case, that stand for it.
    package var extensions: [String] = []
    /// The names that other tools have for it, or for a part of it.
    package var others: [String] = []
  }

  /// How a format is recognised, read and drawn.
  struct Traits: Sendable {
    /// Whether it is JSON, of which the first character alone says little.
    var isJSON = false
    /// The options that mean something in it, of those that do not in every format.
    var options: [String] = []
    /// The preset that its trees are drawn with if nobody says how.
    var usualPreset: String?
    /// The names of members or columns in a source; whether those of outer objects stand before
    /// them.
    var fieldNames: @Sendable (Source, _ arePaths: Bool) -> [String] = { _, _ in [] }
    /// A word on something in a source that may be meant as an attribute.
    var slip: @Sendable (Source, ReadingOptions) -> Remark? = { _, _ in nil }
    /// What speaks for it; nothing speaks for an outline, which is what is left.
    var evidence: @Sendable (SourceHead) -> Evidence? = { _ in nil }
    let reader: @Sendable (Source, ReadingOptions) -> any ForestReader
  }
}

extension Format {
  /// The format that a name's extension stands for; nil if there is none or it may be any, as
  /// `.txt`.
  init?(extensionOf name: String) {
    guard let word = name.fileExtension,
      let format = Self.allCases.first(where: { $0.names.extensions.contains(word) })
    else { return nil }
    self = format
  }

  /// The format as messages call it.
  package var title: String { words.title }

  /// The name of the preset that trees are drawn with if nobody says how; nil if there is none.
  package var usualPreset: String? { traits.usualPreset }
}

extension Format: CustomStringConvertible {
  /// The word that stands for it on the command line.
  public var description: String { rawValue }
}

extension String {
  /// What stands behind the last point of a name, in lower case; nil if there is no point.
  var fileExtension: String? {
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 ? parts.last?.lowercased() : nil
  }
}
