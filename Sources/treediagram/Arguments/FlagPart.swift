internal import TreeDrawing

/// What one of the words in an option's value may be that have commas between them.
struct FlagPart: Sendable {
  /// The words, of which the others are left out.
  let words: [ChoiceDescription]
  fileprivate let store: @Sendable (Word, inout Options) throws(ValueProblem) -> Void

  /// A word, and what stands behind a sign of equality.
  fileprivate struct Word {
    let name: String
    let value: String?

    init(_ text: Substring) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      name = String(parts.first ?? "")
      value = parts.count > 1 ? String(parts[1]) : nil
    }
  }
}

// MARK: Kinds of parts

extension FlagPart {
  /// One of a few words.
  static func choice<Value: Choice>(_ path: any OptionPath<Value>) -> Self {
    choice { $0[keyPath: path] = $1 }
  }

  /// One of a few words, of which none is the default.
  static func choice<Value: Choice>(_ path: any OptionPath<Value?>) -> Self {
    choice { $0[keyPath: path] = $1 }
  }

  private static func choice<Value: Choice>(
    _ set: @escaping @Sendable (inout Options, Value) -> Void
  ) -> Self {
    Self(words: Value.descriptions) {
      word, options throws(ValueProblem) in
      guard word.value == nil, let value = Value(rawValue: word.name) else { return }
      set(&options, value)
    }
  }

  /// A single word.
  static func word<Value: Sendable>(
    _ word: String, _ summary: String, sets path: any OptionPath<Value>, to value: Value
  ) -> Self {
    let words = [ChoiceDescription(word: word, summary: summary)]
    return Self(words: words) { _, options in options[keyPath: path] = value }
  }

  /// A word that may or must have a value behind a sign of equality: `pair[=SITE]`, `id=WORD`.
  static func valued(
    _ word: String, _ summary: String,
    set: @escaping @Sendable (OSString?, inout Options) throws(ValueProblem) -> Void
  ) -> Self {
    let words = [ChoiceDescription(word: word, summary: summary)]
    return Self(words: words) { word, options throws(ValueProblem) in
      try set(word.value.map { OSString($0.utf8) }, &options)
    }
  }
}

// MARK: Values

extension FlagPart {
  /// Whether a word is one of its words, with a value only where it may have one.
  fileprivate func takes(_ word: Word) -> Bool {
    words.contains { description in
      description.typed.word.prefix { $0 != "=" } == word.name
        && (word.value == nil || description.word.contains("="))
    }
  }
}

extension [FlagPart] {
  /// Sets what the words of a value say, each of another part.
  ///
  /// - Throws: what is wrong with the first word that is none of them, or that contradicts another.
  func store(_ value: OSString, in options: inout Options) throws(ValueProblem) {
    var names: [Int: String] = [:]
    for text in try String(parsing: value).split(separator: ",", omittingEmptySubsequences: false) {
      let word = FlagPart.Word(text)
      guard let number = firstIndex(where: { $0.takes(word) }) else {
        throw problem(of: String(text), isAlone: text.utf8.count == value.bytes.count)
      }
      if let other = names.updateValue(word.name, forKey: number), other != word.name {
        throw .excludes(other, word.name)
      }
      try self[number].store(word, &options)
    }
  }

  /// That a word is none of those that there are.
  private func problem(of word: String, isAlone: Bool) -> ValueProblem {
    let words = flatMap(\.words).map(\.word)
    return isAlone ? .isNoneOf(words) : .hasNoneOf(word, words)
  }
}
