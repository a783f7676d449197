extension Arguments {
  /// Takes a command line apart, first word to last; an option given twice counts the second time.
  ///
  /// - Parameters:
  ///   - words: the command line.
  ///   - earlier: what words before these said.
  /// - Throws: what is wrong with a word or its value.
  init(parsing words: [OSString], after earlier: Arguments = Arguments()) throws(UsageError) {
    self = earlier
    // Where words stand is said of these words only.
    (operands, optionWords) = ([], [])
    var rest = words[...]
    while information == nil, let word = rest.popFirst() {
      if word == "--" {
        files += rest
        operands += rest.indices
        return
      }
      guard word.isOption else {
        files.append(word)
        operands.append(rest.startIndex - 1)
        continue
      }
      let start = rest.startIndex - 1
      let (flag, attached) = try Flag.named(in: word)
      try apply(flag, attached, &rest)
      optionWords.append((flag.name, start..<rest.startIndex))
    }
  }

  private mutating func apply(
    _ flag: Flag, _ attached: OSString?, _ rest: inout ArraySlice<OSString>
  ) throws(UsageError) {
    switch flag.action {
    case .set(let set):
      if let attached { throw .superfluousValue(flag.name, attached) }
      set(&self)
    case .value(let value):
      let word = if let attached { attached } else { try flag.nextValue(in: &rest) }
      try store(word, as: value, of: flag)
    case .optionalValue(let optional):
      let next = rest.first.flatMap { optional.isMeant($0) ? $0 : nil }
      guard let word = attached ?? next else { return optional.set(&self) }
      if attached == nil { rest.removeFirst() }
      try store(word, as: optional.value, of: flag)
    }
  }

  private mutating func store(
    _ word: OSString, as value: Flag.Value, of flag: Flag
  ) throws(UsageError) {
    do throws(ValueProblem) {
      try value.store(word, &self)
    } catch {
      throw .invalidValue(flag.synopsis, word, error)
    }
  }
}

extension Flag {
  /// The option that a word names, and the value in the same word: `--name=value`, `-nvalue`.
  fileprivate static func named(in word: OSString) throws(UsageError) -> (Flag, OSString?) {
    let isLong = word.starts(with: "--")
    let equals = isLong ? word.bytes.firstIndex(of: UInt8(ascii: "=")) : nil
    let end = equals ?? (isLong ? word.bytes.endIndex : 2)
    let name = OSString(word.bytes[..<end])
    // `-help` is a slip for `--help`, not `-h` with the value `elp`.
    let isSlip = !isLong && named(OSString("-".utf8 + word.bytes)) != nil
    guard !isSlip, let flag = named(name) else { throw .unknownOption(isLong ? name : word) }
    guard isLong || flag.value != nil || word.bytes.count == 2 else { throw .unknownOption(word) }
    guard word.bytes.count > end else { return (flag, nil) }
    let skipped = word.bytes[end] == UInt8(ascii: "=") ? 1 : 0
    return (flag, OSString(word.bytes[(end + skipped)...]))
  }

  private static func named(_ name: OSString) -> Flag? {
    name.text.flatMap { name in all.first { $0.names.contains(name) } }
  }

  /// Takes the next word as the value, unless that is an option itself: then the value is missing.
  fileprivate func nextValue(in rest: inout ArraySlice<OSString>) throws(UsageError) -> OSString {
    guard let word = rest.first else { throw .missingValue(synopsis, before: nil) }
    guard Flag.named(word) == nil, word != "--" else {
      throw .missingValue(synopsis, before: word)
    }
    rest.removeFirst()
    return word
  }
}

extension OSString {
  /// Whether the word starts as options do; `-` alone stands for a standard stream.
  fileprivate var isOption: Bool { starts(with: "-") && bytes.count > 1 }
}
