internal import TreeDrawing

/// A combination of options that makes no sense.
struct Rule: Sendable {
  /// The option that would mean nothing.
  let option: Subject
  let clash: Clash

  init(_ option: Subject, _ clash: Clash) {
    self.option = option
    self.clash = clash
  }

  /// An option of which rules speak, perhaps with some values only.
  struct Subject: Sendable {
    /// The option's name.
    let name: String
    /// The option as it is given, with a value if that matters; nil if no rule speaks of it.
    let words: @Sendable (Options) -> String?
  }

  /// What an option cannot be used with.
  enum Clash: Sendable {
    /// The main layout; what it does instead follows its name, nil if nothing is wrong with it.
    case layouts(@Sendable (Arrangement) -> String?)
    case option(Subject, String)
    /// Anything, unless there is one of other options, as the help writes them.
    case missing([String], String)
  }
}

extension Rule {
  /// An option that another takes the sense from.
  init(_ option: Subject, not other: Subject, _ remedy: String = "leave one of them out") {
    self.init(option, .option(other, remedy))
  }

  /// An option that makes sense only with one of others.
  init(_ option: Subject, needs others: [String], _ synopsis: String) {
    self.init(option, .missing(others, synopsis))
  }

  /// Finds whether options keep to the rule.
  ///
  /// - Parameter options: the options that count.
  /// - Returns: the error, if they do not.
  func error(in options: Options) -> UsageError? {
    guard let words = option.words(options) else { return nil }
    switch clash {
    case .layouts(let reason):
      let layout = options.picture.style.arrangement
      guard let reason = reason(layout) else { return nil }
      let preset = options.isTyped("--layout") ? nil : options.preset
      let others = Self.layouts(for: words, in: options)
      return .contraryToLayout(words, layout, of: preset, reason, others: others)
    case .option(let other, let remedy):
      return other.words(options).map { .contrary(words, to: $0, remedy) }
    case .missing(let others, let synopsis):
      return others.contains(where: options.isGiven) ? nil : .lonely(words, without: synopsis)
    }
  }

  /// The layouts that an option can be used with.
  private static func layouts(for option: String, in options: Options) -> [Arrangement] {
    let clashes = all.filter { $0.option.words(options) == option }.map(\.clash)
    return Arrangement.allCases.filter { layout in
      !clashes.contains { $0.excludes(layout) }
    }
  }
}

extension Rule.Clash {
  fileprivate func excludes(_ layout: Arrangement) -> Bool {
    if case .layouts(let reason) = self { reason(layout) != nil } else { false }
  }

  /// Layouts with which an option means nothing.
  static func layouts(without option: ArrangementOption, _ reason: String) -> Self {
    .layouts { $0.uses(option) ? nil : reason }
  }
}

extension Rule.Subject {
  /// Whether the option was typed, and is none of a preset.
  func isTyped(in options: Options) -> Bool {
    var options = options
    options.ofPreset = []
    return words(options) != nil
  }
}

extension Rule.Subject: ExpressibleByStringLiteral {
  /// An option that takes no value, or one that is none of a few words.
  init(stringLiteral name: String) {
    self = .named(name) { _ in true }
  }

  /// An option where it means a certain thing.
  static func named(
    _ name: String, where matters: @escaping @Sendable (Options) -> Bool
  ) -> Self {
    Self(name: name) { $0.isGiven(name) && matters($0) ? name : nil }
  }

  /// An option with its value, if it has one that rules speak of.
  static func valued(
    _ name: String, _ value: @escaping @Sendable (Options) -> String?
  ) -> Self {
    Self(name: name) { options in
      options.isGiven(name) ? value(options).map { "\(name) \($0)" } : nil
    }
  }

  /// An option with one of a few words, or with one of some of them.
  static func choice<Value: Choice & Equatable>(
    _ name: String, _ path: any OptionPath<Value>, _ values: [Value] = Array(Value.allCases)
  ) -> Self {
    .valued(name) { options in
      let value = options[keyPath: path]
      return values.contains(value) && options.isGiven(name, value.rawValue) ? value.rawValue : nil
    }
  }

  /// An option with one of a few words that none need be.
  static func choice<Value: Choice & Equatable>(
    _ name: String, _ path: any OptionPath<Value?>
  ) -> Self {
    .valued(name) { $0[keyPath: path]?.rawValue }
  }

  /// An option with one of the words that it may have between commas.
  static func part(_ name: String, _ word: String) -> Self {
    Self(name: name) { $0.isGiven(name, word) ? "\(name) \(word)" : nil }
  }
}
