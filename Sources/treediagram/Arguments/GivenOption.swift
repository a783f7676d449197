/// An option with its value, as it was typed or as a preset has it.
struct GivenOption: Sendable {
  let flag: Flag
  /// The value; nil if there is none.
  let value: OSString?
  /// The words that it was typed in, and where they stand among the others.
  let words: [OSString]
  let places: Range<Int>
}

extension GivenOption {
  /// The words between the commas of the value, without what stands behind signs of equality.
  fileprivate var parts: [String] {
    let text = value?.text ?? ""
    return text.split(separator: ",").map { part in String(part.prefix { $0 != "=" }) }
  }

  /// Sets what the option sets.
  ///
  /// - Throws: what is wrong with the value.
  func apply(to options: inout Options) throws(UsageError) {
    guard let value else {
      flag.action?(&options)
      return
    }
    do throws(ValueProblem) {
      try flag.value?.store(value, &options)
    } catch {
      throw .invalidValue(flag.synopsis, value, error)
    }
  }

  /// Takes an option from the words of a command line.
  ///
  /// - Parameters:
  ///   - word: the word that names it.
  ///   - rest: the words behind that, of which the first may be the value.
  /// - Throws: what is wrong with the word, or that there is no value.
  fileprivate init(_ word: OSString, _ rest: inout ArraySlice<OSString>) throws(UsageError) {
    let start = rest.startIndex - 1
    let (flag, attached) = try Flag.named(in: word, before: rest.first)
    self.flag = flag
    let next = try attached == nil ? flag.value(in: rest) : nil
    if next != nil { rest.removeFirst() }
    value = attached ?? next
    words = [word] + [next].compactMap(\.self)
    places = start..<rest.startIndex
  }
}

extension Options {
  /// Takes a command line apart, first word to last; an option given twice counts the second time.
  ///
  /// - Throws: what is wrong with a word or its value.
  init(parsing words: [OSString]) throws(UsageError) {
    self.init()
    var rest = words[...]
    while help == nil, let word = rest.popFirst() {
      if word == "--" {
        files.names += rest
        files.places += rest.indices
        return
      }
      guard word.isOption else {
        files.names.append(word)
        files.places.append(rest.startIndex - 1)
        continue
      }
      let option = try GivenOption(word, &rest)
      try option.apply(to: &self)
      typed.append(option)
    }
  }

  /// The options that count: those that were typed and, where these say nothing, those of a preset.
  ///
  /// - Throws: what is wrong with the words, or the first rule that they break.
  init(_ words: [OSString]) throws(UsageError) {
    self = try Options(parsing: words)
    if help == nil { self = try checked() }
    command = DrawingCommand(words, self)
  }

  /// The options with other typed ones behind them.
  ///
  /// - Throws: what is wrong with the words, or the first rule that is broken.
  func adding(_ others: [GivenOption]) throws(UsageError) -> Options {
    var options = self
    options.typed += others
    return try options.over([]).checked()
  }

  /// The options without some.
  func leavingOut(_ names: Set<String>) throws(UsageError) -> Options {
    var options = self
    options.files = FileOptions()
    options.typed.removeAll { names.contains($0.flag.name) }
    return try options.over([]).checked()
  }

  /// The options over those of a preset, as far as they make sense together.
  ///
  /// - Parameter usual: the preset, if none is typed.
  /// - Returns: the options, with what follows from several of them.
  /// - Throws: the first rule that what was typed breaks.
  func checked(usual: Preset? = nil) throws(UsageError) -> Options {
    let preset = preset ?? usual
    var options = try preset.map { preset throws(UsageError) in try over(preset.given) } ?? self
    options.preset = preset
    // To make the table of rules takes as long as to draw a hundred nodes.
    for rule in typed.isEmpty && preset == nil ? [] : Rule.all {
      guard let error = rule.error(in: options) else { continue }
      guard !rule.option.isTyped(in: options) else { throw error }
      options = try over(options.ofPreset.filter { $0.flag.name != rule.option.name })
      options.preset = preset
    }
    options.settle()
    return options
  }

  /// What was typed once more, over other options.
  private func over(_ earlier: [GivenOption]) throws(UsageError) -> Options {
    var options = Options()
    for option in earlier + typed { try option.apply(to: &options) }
    (options.typed, options.ofPreset) = (typed, earlier)
    (options.files.names, options.files.places) = (files.names, files.places)
    options.command = command
    return options
  }
}

extension Options {
  /// Whether an option was typed, if only as one of a preset.
  func isGiven(_ name: String) -> Bool {
    isTyped(name) || ofPreset.contains { $0.flag.name == name }
  }

  func isTyped(_ name: String) -> Bool { typed.contains { $0.flag.name == name } }

  /// Whether an option was given with a word, perhaps between others.
  func isGiven(_ name: String, _ word: String) -> Bool {
    (typed + ofPreset).contains { $0.flag.name == name && $0.parts.contains(word) }
  }

  /// The words of all options that were typed.
  var words: [OSString] { typed.flatMap(\.words) }
}

extension Flag {
  /// The option that a word names, and the value in the same word: `--name=value`, `-nvalue`.
  fileprivate static func named(
    in word: OSString, before next: OSString?
  ) throws(UsageError) -> (Flag, OSString?) {
    let isLong = word.starts(with: "--")
    let equals = isLong ? word.bytes.firstIndex(of: UInt8(ascii: "=")) : nil
    let end = equals ?? (isLong ? word.bytes.endIndex : 2)
    let name = OSString(word.bytes[..<end])
    // `-help` is a slip for `--help`, not `-h` with the value `elp`.
    let isSlip = !isLong && named(OSString("-".utf8 + word.bytes)) != nil
    guard !isSlip, let flag = named(name) else {
      let value = equals.map { OSString(word.bytes[($0 + 1)...]) } ?? next
      throw .unknownOption(isLong ? name : word, value: value)
    }
    guard isLong || flag.value != nil || word.bytes.count == 2 else { throw .unknownOption(word) }
    guard word.bytes.count > end else { return (flag, nil) }
    let skipped = word.bytes[end] == UInt8(ascii: "=") ? 1 : 0
    let attached = OSString(word.bytes[(end + skipped)...])
    guard flag.value != nil else { throw .superfluousValue(flag.name, attached) }
    return (flag, attached)
  }

  private static func named(_ name: OSString) -> Flag? {
    name.text.flatMap { name in all.first { $0.isCalled(name) } }
  }

  /// The next word if it is the value, which is missing if that is an option itself.
  fileprivate func value(in rest: ArraySlice<OSString>) throws(UsageError) -> OSString? {
    guard let value else { return nil }
    if action != nil { return rest.first.flatMap { value.isMeant($0) ? $0 : nil } }
    guard let word = rest.first else { throw .missingValue(synopsis, before: nil) }
    guard Flag.named(word) == nil, word != "--" else {
      throw .missingValue(synopsis, before: word)
    }
    return word
  }
}

extension OSString {
  /// Whether the word starts as options do; `-` alone stands for a standard stream.
  fileprivate var isOption: Bool { starts(with: "-") && bytes.count > 1 }
}
