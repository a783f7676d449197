/// An option of the command line: its names, its documentation, and what it does to the arguments.
///
/// The table of all of them is what parses, and what the help, the manual page and the completions
/// are made of.
struct Flag: Sendable {
  /// The long name first, with its dashes.
  let names: [String]
  let group: FlagGroup
  let summary: String
  /// A command that uses it, as one types it.
  let example: String
  /// The default to show, if there is a fixed one.
  let defaultValue: String?
  /// Whether it may be given several times, each counting.
  var isRepeatable = false
  let action: Action

  enum Action: Sendable {
    case set(@Sendable (inout Arguments) -> Void)
    case value(Value)
    case optionalValue(OptionalValue)
  }

  /// The value that follows the option's name.
  struct Value: Sendable {
    let name: String
    /// What it can be, if that is one of a few words.
    let choices: [ChoiceDescription]
    let store: @Sendable (OSString, inout Arguments) throws(ValueProblem) -> Void
  }

  /// A value that may be left out.
  struct OptionalValue: Sendable {
    let value: Value
    /// Whether the next word is the value, and nothing else.
    let isMeant: @Sendable (OSString) -> Bool
    /// What the option does without a value.
    let set: @Sendable (inout Arguments) -> Void
  }
}

extension Flag {
  var name: String { names[0] }

  var value: Value? {
    switch action {
    case .set: nil
    case .value(let value): value
    case .optionalValue(let optional): optional.value
    }
  }

  /// The option as the help writes it: `--align RULE`.
  var synopsis: String {
    switch action {
    case .set: name
    case .value(let value): "\(name) \(value.name)"
    case .optionalValue(let optional): "\(name) [\(optional.value.name)]"
    }
  }
}

// MARK: Kinds of options

typealias ArgumentPath<Value> = WritableKeyPath<Arguments, Value?> & Sendable

extension Flag {
  /// An option that takes no value.
  static func plain<Value: Sendable>(
    _ names: String..., in group: FlagGroup, _ summary: String,
    example: String, sets path: any ArgumentPath<Value>, to value: Value
  ) -> Flag {
    Flag(
      names: names, group: group, summary: summary, example: example, defaultValue: nil,
      action: .set { $0[keyPath: path] = value })
  }

  /// An option whose value is one of a few words.
  static func choice<Value: Choice>(
    _ names: String..., value: String, in group: FlagGroup, _ summary: String,
    example: String, default defaultValue: Value, sets path: any ArgumentPath<Value>
  ) -> Flag {
    Flag(
      names: names, value: value, in: group, summary, example: example,
      default: defaultValue.rawValue,
      choices: Value.descriptions, parse: Value.init(parsing:), sets: path)
  }

  /// An option whose value is one of a few words, of which none is the default.
  static func choice<Value: Choice>(
    _ names: String..., value: String, in group: FlagGroup, _ summary: String,
    example: String, default defaultValue: String?, sets path: any ArgumentPath<Value>
  ) -> Flag {
    Flag(
      names: names, value: value, in: group, summary, example: example, default: defaultValue,
      choices: Value.descriptions, parse: Value.init(parsing:), sets: path)
  }

  /// An option whose value is made of the word by a function.
  static func option<Value>(
    _ names: String..., value: String, in group: FlagGroup, _ summary: String,
    example: String, default defaultValue: String? = nil,
    parse: @escaping @Sendable (OSString) throws(ValueProblem) -> Value,
    sets path: any ArgumentPath<Value>
  ) -> Flag {
    Flag(
      names: names, value: value, in: group, summary, example: example, default: defaultValue,
      choices: [],
      parse: parse, sets: path)
  }

  /// An option that may be given several times, each with another value; not more often or longer,
  /// in bytes, than is said, where that costs time.
  static func several(
    _ name: String, value: String, in group: FlagGroup, _ summary: String, most: Int = .max,
    upTo length: Int = .max,
    example: String, adds path: any WritableKeyPath<Arguments, [String]> & Sendable
  ) -> Flag {
    Flag(
      names: [name], group: group, summary: summary, example: example, defaultValue: nil,
      isRepeatable: true,
      action: .value(
        Value(name: value, choices: []) { word, arguments throws(ValueProblem) in
          guard arguments[keyPath: path].count < most else { throw .isTooOften(most: most) }
          arguments[keyPath: path].append(try String(parsingText: word, upTo: length))
        }))
  }

  private init<Value>(
    names: [String], value: String, in group: FlagGroup, _ summary: String,
    example: String, default defaultValue: String?, choices: [ChoiceDescription],
    parse: @escaping @Sendable (OSString) throws(ValueProblem) -> Value,
    sets path: any ArgumentPath<Value>
  ) {
    let store = { @Sendable (word: OSString, arguments: inout Arguments) throws(ValueProblem) in
      arguments[keyPath: path] = try parse(word)
    }
    self.init(
      names: names, group: group, summary: summary, example: example,
      defaultValue: defaultValue,
      action: .value(Flag.Value(name: value, choices: choices, store: store)))
  }
}
