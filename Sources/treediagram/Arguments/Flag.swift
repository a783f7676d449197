/// An option of the command line: its names, its documentation, and what it does to the arguments.
struct Flag: Sendable {
  /// The long name first, with its dashes.
  let names: [String]
  let group: Group
  let summary: String
  /// The default to show, if there is a fixed one.
  let defaultValue: String?
  let action: Action

  enum Group: String, CaseIterable {
    case reading = "Reading"
    case selecting = "Selecting"
    case arranging = "Arranging"
    case colors = "Colours"
    case overlays = "Pointing out"
    case labels = "Labels"
    case describing = "Describing"
    case embedding = "Embedding"
    case writing = "Writing"
    case information = "Information"
  }

  enum Action: Sendable {
    case set(@Sendable (inout Arguments) -> Void)
    case value(Value)
  }

  /// The value that follows the option's name.
  struct Value: Sendable {
    let name: String
    /// What it can be, if that is one of a few words.
    let choices: [ChoiceDescription]
    let store: @Sendable (OSString, inout Arguments) throws(ValueProblem) -> Void
  }
}

extension Flag {
  var name: String { names[0] }

  var value: Value? {
    if case .value(let value) = action { value } else { nil }
  }

  /// The option as the help writes it: `--align RULE`.
  var synopsis: String {
    value.map { "\(name) \($0.name)" } ?? name
  }
}

// MARK: Kinds of options

typealias ArgumentPath<Value> = WritableKeyPath<Arguments, Value?> & Sendable

extension Flag {
  /// An option that takes no value.
  static func plain<Value: Sendable>(
    _ names: String..., in group: Group, _ summary: String,
    sets path: any ArgumentPath<Value>, to value: Value
  ) -> Flag {
    Flag(
      names: names, group: group, summary: summary, defaultValue: nil,
      action: .set { $0[keyPath: path] = value })
  }

  /// An option whose value is one of a few words.
  static func choice<Value: Choice>(
    _ names: String..., value: String, in group: Group, _ summary: String,
    default defaultValue: Value, sets path: any ArgumentPath<Value>
  ) -> Flag {
    Flag(
      names: names, value: value, in: group, summary, default: defaultValue.rawValue,
      choices: Value.descriptions, parse: Value.init(parsing:), sets: path)
  }

  /// An option whose value is one of a few words, of which none is the default.
  static func choice<Value: Choice>(
    _ names: String..., value: String, in group: Group, _ summary: String,
    default defaultValue: String?, sets path: any ArgumentPath<Value>
  ) -> Flag {
    Flag(
      names: names, value: value, in: group, summary, default: defaultValue,
      choices: Value.descriptions, parse: Value.init(parsing:), sets: path)
  }

  /// An option whose value is made of the word by a function.
  static func option<Value>(
    _ names: String..., value: String, in group: Group, _ summary: String,
    default defaultValue: String? = nil,
    parse: @escaping @Sendable (OSString) throws(ValueProblem) -> Value,
    sets path: any ArgumentPath<Value>
  ) -> Flag {
    Flag(
      names: names, value: value, in: group, summary, default: defaultValue, choices: [],
      parse: parse, sets: path)
  }

  /// An option that may be given several times, each with another value.
  static func several(
    _ name: String, value: String, in group: Group, _ summary: String,
    adds path: any WritableKeyPath<Arguments, [String]> & Sendable
  ) -> Flag {
    Flag(
      names: [name], group: group, summary: summary, defaultValue: nil,
      action: .value(
        Value(name: value, choices: []) { word, arguments throws(ValueProblem) in
          arguments[keyPath: path].append(try String(parsingText: word))
        }))
  }

  private init<Value>(
    names: [String], value: String, in group: Group, _ summary: String,
    default defaultValue: String?, choices: [ChoiceDescription],
    parse: @escaping @Sendable (OSString) throws(ValueProblem) -> Value,
    sets path: any ArgumentPath<Value>
  ) {
    let store = { @Sendable (word: OSString, arguments: inout Arguments) throws(ValueProblem) in
      arguments[keyPath: path] = try parse(word)
    }
    self.init(
      names: names, group: group, summary: summary, defaultValue: defaultValue,
      action: .value(Flag.Value(name: value, choices: choices, store: store)))
  }
}
