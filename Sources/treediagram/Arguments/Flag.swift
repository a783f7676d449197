/// An option of the command line: its names, its documentation, and what it sets.
///
/// The table of all of them is what parses, and what the help, the manual page and the completions
/// are made of.
struct Flag: Sendable {
  /// The long name first, with its dashes.
  let names: [String]
  let summary: String
  /// A command that uses it, as one types it.
  let example: String
  fileprivate(set) var group = FlagGroup.information
  /// The default to show, if there is a fixed one.
  fileprivate(set) var defaultValue: String?
  /// Whether it may be given several times, each counting.
  fileprivate(set) var isRepeatable = false
  /// What it does without a value; nil if it needs one.
  fileprivate(set) var action: (@Sendable (inout Options) -> Void)?
  /// Its value; nil if it takes none.
  fileprivate(set) var value: Value?

  /// The value that follows the option's name.
  struct Value: Sendable {
    let name: String
    /// What it can be, if that is one of a few words.
    var choices: [ChoiceDescription] = []
    /// Whether the next word is the value, where it may be left out.
    var isMeant: @Sendable (OSString) -> Bool = { _ in true }
    let store: @Sendable (OSString, inout Options) throws(ValueProblem) -> Void
  }

  fileprivate init(_ names: [String], _ summary: String, example: String) {
    self.names = names
    self.summary = summary
    self.example = example
  }
}

extension Flag {
  var name: String { names[0] }

  /// Whether a word is one of its names, of which some may be spelled in two ways.
  func isCalled(_ word: String) -> Bool {
    names.contains(word) || names.contains(word.replacing("colour", with: "color"))
  }

  /// Whether the value may be left out.
  var hasOptionalValue: Bool { action != nil && value != nil }

  /// The option as the help writes it: `--align RULE`.
  var synopsis: String {
    guard let value else { return name }
    return hasOptionalValue ? "\(name) [\(value.name)]" : "\(name) \(value.name)"
  }
}

extension FlagGroup {
  /// Makes options those of the group.
  func of(_ flags: [Flag]) -> [Flag] {
    flags.map { flag in
      var flag = flag
      flag.group = self
      return flag
    }
  }
}

// MARK: Kinds of options

typealias OptionPath<Value> = WritableKeyPath<Options, Value> & Sendable

extension Flag {
  /// The options if nothing is said.
  private static let usualOptions = Options()

  /// An option that takes no value.
  static func plain<Value: Sendable>(
    _ name: String, _ summary: String, example: String, sets path: any OptionPath<Value>,
    to value: Value
  ) -> Flag {
    var flag = Flag([name], summary, example: example)
    flag.action = { $0[keyPath: path] = value }
    return flag
  }

  /// An option whose value is one of a few words, of which one is the default.
  static func choice<Value: Choice>(
    _ name: String, value: String, _ summary: String, example: String,
    sets path: any OptionPath<Value>
  ) -> Flag {
    let usual = usualOptions[keyPath: path].rawValue
    return Flag([name], summary, example: example).storing(
      value, Value.descriptions, default: usual
    ) { word, options throws(ValueProblem) in
      options[keyPath: path] = try Value(parsing: word)
    }
  }

  /// An option whose value is one of a few words, of which none is the default.
  static func choice<Value: Choice>(
    _ name: String, value: String, _ summary: String, example: String,
    default defaultValue: String? = nil, sets path: any OptionPath<Value?>
  ) -> Flag {
    Flag([name], summary, example: example).storing(
      value, Value.descriptions, default: defaultValue
    ) { word, options throws(ValueProblem) in
      options[keyPath: path] = try Value(parsing: word)
    }
  }

  /// An option whose value is words with commas between them.
  static func parts(
    _ name: String, value: String, _ summary: String, example: String,
    default defaultValue: String? = nil, _ parts: [FlagPart]
  ) -> Flag {
    Flag([name], summary, example: example).storing(
      value, parts.flatMap(\.words), default: defaultValue
    ) { word, options throws(ValueProblem) in
      try parts.store(word, in: &options)
    }
  }

  /// An option whose value is made of the word by a function.
  static func option<Value>(
    _ names: String..., value: String, _ summary: String, example: String,
    default defaultValue: String? = nil,
    parse: @escaping @Sendable (OSString) throws(ValueProblem) -> Value,
    sets path: any OptionPath<Value>
  ) -> Flag {
    Flag(names, summary, example: example).storing(value, default: defaultValue) {
      word, options throws(ValueProblem) in
      options[keyPath: path] = try parse(word)
    }
  }

  /// An option that does with its value what a function says.
  static func option(
    _ name: String, value: String, _ summary: String, example: String,
    default defaultValue: String? = nil,
    store: @escaping @Sendable (OSString, inout Options) throws(ValueProblem) -> Void
  ) -> Flag {
    Flag([name], summary, example: example).storing(value, default: defaultValue, store)
  }

  /// An option whose value may be left out.
  static func optional(
    _ names: String..., value: Value, _ summary: String, example: String,
    set: @escaping @Sendable (inout Options) -> Void
  ) -> Flag {
    var flag = Flag(names, summary, example: example)
    flag.value = value
    flag.action = set
    return flag
  }

  /// An option that may be given several times, each with another value; not more often or longer,
  /// in bytes, than is said, where that costs time.
  static func several(
    _ name: String, value: String, _ summary: String, most: Int = .max, upTo length: Int = .max,
    example: String, adds path: any OptionPath<[String]>
  ) -> Flag {
    var flag = Flag([name], summary, example: example).storing(value) {
      word, options throws(ValueProblem) in
      guard options[keyPath: path].count < most else { throw .isTooOften(most: most) }
      options[keyPath: path].append(try String(parsingText: word, upTo: length))
    }
    flag.isRepeatable = true
    return flag
  }

  private func storing(
    _ value: String, _ choices: [ChoiceDescription] = [], default defaultValue: String? = nil,
    _ store: @escaping @Sendable (OSString, inout Options) throws(ValueProblem) -> Void
  ) -> Flag {
    var flag = self
    flag.value = Value(name: value, choices: choices, store: store)
    flag.defaultValue = defaultValue
    return flag
  }
}
