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

  /// An option of which rules speak.
  struct Subject: Sendable {
    /// The option as it was typed, with a value if that matters; nil if no rule speaks of it.
    let words: @Sendable (Arguments) -> String?
    let forget: @Sendable (inout Arguments) -> Void
  }

  /// What an option cannot be used with.
  enum Clash: Sendable {
    /// The main layout; what it does instead follows its name, nil if nothing is wrong with it.
    case layouts(@Sendable (Arrangement) -> String?)
    case option(Subject, String)
    /// Anything, unless there is another option, as the help writes it.
    case missing(Subject, String)
  }
}

extension Rule {
  /// Finds whether arguments keep to the rule.
  ///
  /// - Parameters:
  ///   - arguments: the options that count.
  ///   - typed: those of them that were typed.
  /// - Returns: the error, if they do not.
  func error(in arguments: Arguments, typed: Arguments) -> UsageError? {
    guard let words = option.words(arguments) else { return nil }
    switch clash {
    case .layouts(let reason):
      guard let reason = reason(arguments.style.arrangement) else { return nil }
      let preset = typed.arrangement == nil ? arguments.preset : nil
      return .contraryToLayout(
        words, arguments.style.arrangement, of: preset, reason,
        others: Self.layouts(for: words, in: arguments))
    case .option(let other, let remedy):
      return other.words(arguments).map { .contrary(words, to: $0, remedy) }
    case .missing(let other, let synopsis):
      return other.words(arguments) == nil ? .lonely(words, without: synopsis) : nil
    }
  }

  /// The layouts that an option can be used with.
  private static func layouts(for option: String, in arguments: Arguments) -> [Arrangement] {
    Arrangement.allCases.filter { layout in
      !all.contains { $0.option.words(arguments) == option && $0.clash.excludes(layout) }
    }
  }
}

extension Rule.Clash {
  fileprivate func excludes(_ layout: Arrangement) -> Bool {
    if case .layouts(let reason) = self { reason(layout) != nil } else { false }
  }

  /// Layouts with which an option means nothing.
  static func layouts(without option: ArrangementOptions, _ reason: String) -> Self {
    .layouts { $0.uses(option) ? nil : reason }
  }
}

extension Rule.Subject {
  /// An option that takes no value, or one that is none of a few words.
  static func named<Value>(_ name: String, _ path: any ArgumentPath<Value>) -> Self {
    Self(words: { $0[keyPath: path].map { _ in name } }, forget: { $0[keyPath: path] = nil })
  }

  /// An option with one of a few words, or with one of some of them.
  static func choice<Value: Choice & Equatable>(
    _ name: String, _ path: any ArgumentPath<Value>, _ values: [Value] = Array(Value.allCases)
  ) -> Self {
    Self(
      words: { arguments in
        arguments[keyPath: path].flatMap { values.contains($0) ? "\(name) \($0.rawValue)" : nil }
      }, forget: { $0[keyPath: path] = nil })
  }
}
