extension SourceHead {
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
    if !kinds.contains(.other), hasMapInList(content[...], kinds) { return true }
    guard !kinds.contains(.other), isMarked ? keys + pairs > 0 : keys > 0 && pairs > 0 else {
      return false
    }
    guard isMarked || content.contains(where: { hasYAMLSign(text($0)) }) else { return false }
    return hasNothingBelowPairs(content[...], kinds)
  }

  /// YAML, if all lines are as in it, though no sign is among them that no outline has.
  ///
  /// Keys of outlines often begin with capitals, so many lines are needed where one does.
  var unsupportedMap: UnsupportedFormat? {
    guard has(":") else { return nil }
    let lines = linesOfYAML
    let kinds = lines.map { YAMLLine(text($0)) }
    let hasPair = zip(lines, kinds).contains { line, kind in
      kind == .pair || kind == .element && kindOfElement(text(line)) == .pair
    }
    guard lines.count > 2, !kinds.contains(.other), hasPair,
      kinds.contains(.pair) || kinds.contains(.key), hasNothingBelowPairs(lines[...], kinds)
    else { return nil }
    if !kinds.contains(.key), !kinds.contains(.element) { return unsupportedFlatMap(lines) }
    let areSmall = zip(lines, kinds).allSatisfy { line, kind in
      kind == .element || text(line).first.map { !(0x41...0x5A).contains($0) } ?? true
    }
    return areSmall || lines.count > 7 && kinds.contains(.key) ? .yaml : nil
  }
}

extension SourceHead {
  /// YAML or a log, if lines of pairs are as hardly a list of everyday.
  ///
  /// In YAML values are single words, and numbers or words for yes and no are among them. In a log
  /// all have one key, which is the program that prints them.
  private func unsupportedFlatMap(_ lines: [OutlineLine]) -> UnsupportedFormat? {
    guard lines.allSatisfy({ text($0).first.map { !(0x41...0x5A).contains($0) } ?? true }) else {
      return nil
    }
    let pairs = lines.map { text($0).split(separator: UInt8(ascii: ":"), maxSplits: 1) }
    let keys = Set(pairs.map { $0[0] })
    if keys.count == 1 { return .log }
    let values = pairs.map { pair in
      pair.count > 1 ? pair[1].drop(while: \.isIndentation) : pair[0].prefix(0)
    }
    let areWords = values.allSatisfy { !$0.contains(0x20) || "\"'".utf8.contains($0.first ?? 0) }
    return keys.count == lines.count && areWords && values.contains(where: isScalar) ? .yaml : nil
  }

  /// Whether a value is a number, a path, a text in quotes, or a word for yes or no.
  private func isScalar(_ value: ArraySlice<UInt8>) -> Bool {
    guard let first = value.first else { return false }
    return first.isDigit || "/\"'".utf8.contains(first)
      || ["true", "false", "null", "yes", "no"].contains { value.elementsEqual($0.utf8) }
  }

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

  /// Whether an element is a map that goes on in the line below, as in no outline.
  private func hasMapInList(_ lines: ArraySlice<OutlineLine>, _ kinds: [YAMLLine]) -> Bool {
    zip(zip(lines, kinds), zip(lines, kinds).dropFirst()).contains { line, next in
      let isMap = line.1 == .element && [.pair, .key].contains(kindOfElement(text(line.0)))
      return isMap && [.pair, .key].contains(next.1)
        && next.0.indentation.length == line.0.indentation.length + 2
    }
  }

  /// The kind of what stands behind the dash of an element.
  private func kindOfElement(_ text: ArraySlice<UInt8>) -> YAMLLine {
    YAMLLine(text.dropFirst().drop(while: \.isIndentation))
  }

  private func hasNothingBelowPairs(
    _ lines: ArraySlice<OutlineLine>, _ kinds: [YAMLLine]
  ) -> Bool {
    zip(zip(lines, kinds), lines.dropFirst()).allSatisfy { line, next in
      line.1 != .pair || next.indentation.length <= line.0.indentation.length
    }
  }
}

extension SourceHead {
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
