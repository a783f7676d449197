extension Sample {
  /// Whether all lines are keys with values, keys with lines below them, or elements of lists, and
  /// something is as in no outline: the mark of a document, a list of maps, or a sign before a
  /// value.
  ///
  /// A key with a value on its line and deeper lines below is an outline: YAML does not allow it.
  var looksLikeYAML: Bool {
    guard has(":") || firstByte == UInt8(ascii: "%") else { return false }
    let lines = linesOfYAML
    guard let first = lines.first.map(text) else { return false }
    if first.starts(with: "%YAML".utf8) { return true }
    let isMarked = first.elementsEqual("---".utf8)
    let content = isMarked ? lines.dropFirst() : lines[...]
    let kinds = content.map { YAMLLine(text($0)) }
    let keys = kinds.count { $0 == .key }
    let pairs = kinds.count { $0 == .pair }
    guard !kinds.contains(.other), isMarked ? keys + pairs > 0 : keys > 0 && pairs > 0 else {
      return false
    }
    guard isMarked || content.contains(where: { hasYAMLSign(text($0)) }) else { return false }
    return hasNothingBelowPairs(content[...], kinds)
  }

  /// YAML, if all lines are as in it, though no sign is among them that no outline has.
  ///
  /// Keys of outlines often begin with capitals, so many lines are needed where one does.
  var mapResemblance: ForeignFormat? {
    guard has(":") else { return nil }
    let lines = linesOfYAML
    let kinds = lines.map { YAMLLine(text($0)) }
    guard lines.count > 2, !kinds.contains(.other), kinds.contains(.pair),
      hasNothingBelowPairs(lines[...], kinds)
    else { return nil }
    let areSmall = zip(lines, kinds).allSatisfy { line, kind in
      kind == .element || text(line).first.map { !(0x41...0x5A).contains($0) } ?? true
    }
    return areSmall || lines.count > 7 && kinds.contains(.key) ? .yaml : nil
  }
}

extension Sample {
  /// The lines that are no comments, and not in a text that `|` or `>` begins.
  private var linesOfYAML: [OutlineLine] {
    var deepest = Int.max
    return lines.filter { line in
      if line.indentation.length > deepest { return false }
      let isComment = text(line).starts(with: "#".utf8)
      if !isComment { deepest = columnAboveText(line) ?? .max }
      return !isComment
    }
  }

  /// The column of a key whose value is a text in the lines below; nil if this is no such line.
  private func columnAboveText(_ line: OutlineLine) -> Int? {
    guard let colon = text(line).lastIndex(of: UInt8(ascii: ":")) else { return nil }
    let value = text(line)[colon...].dropFirst().drop { $0 == 0x20 }
    guard let sign = value.first, "|>".utf8.contains(sign), value.count < 3 else { return nil }
    let key = text(line).firstIndex { !"- ".utf8.contains($0) } ?? colon
    return key - line.indentation.start
  }

  private func hasNothingBelowPairs(
    _ lines: ArraySlice<OutlineLine>, _ kinds: [YAMLLine]
  ) -> Bool {
    zip(zip(lines, kinds), lines.dropFirst()).allSatisfy { line, next in
      line.1 != .pair || next.indentation.length <= line.0.indentation.length
    }
  }
}

extension Sample {
  /// Whether a line has an element that is a map, or a value that begins as only values of YAML do.
  private func hasYAMLSign(_ text: ArraySlice<UInt8>) -> Bool {
    if text.starts(with: "- ".utf8) {
      let kind = YAMLLine(text.dropFirst(2))
      if kind == .key || kind == .pair { return true }
    }
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let value = text[colon...].dropFirst().drop { $0 == 0x20 }
    guard let first = value.first else { return false }
    let isBlock = value.count < 3 && (first == UInt8(ascii: "|") || first == UInt8(ascii: ">"))
    let isWord = value.dropFirst().allSatisfy { $0.isLetter || $0.isDigit || $0 == 0x5F }
    let isName = "&*".utf8.contains(first) && value.count > 1 && isWord
    let isTag = value.starts(with: "!!".utf8)
    let isFlow =
      (first == UInt8(ascii: "[") && value.last == UInt8(ascii: "]")
        || first == UInt8(ascii: "{") && value.last == UInt8(ascii: "}"))
      && value.contains { ",:".utf8.contains($0) }
    return isBlock || isName || isTag || isFlow
  }
}

/// The kinds of lines in YAML.
private enum YAMLLine {
  case key
  case pair
  case element
  case other

  init(_ text: ArraySlice<UInt8>) {
    if text.starts(with: "- ".utf8) || text.elementsEqual("-".utf8) {
      self = .element
      return
    }
    let name = text.prefix { $0.isLetter || $0.isDigit || "_-./\"'".utf8.contains($0) }
    let rest = text[name.endIndex...]
    if name.isEmpty || rest.first != UInt8(ascii: ":") {
      self = .other
    } else if rest.count == 1 {
      self = .key
    } else {
      self = rest.dropFirst().first == UInt8(ascii: " ") ? .pair : .other
    }
  }
}
