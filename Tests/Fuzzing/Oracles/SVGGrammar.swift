/// The elements and attributes that pictures of the command have, and what is in them.
enum SVGGrammar {
  private static let common = ["class", "role", "aria-label", "aria-hidden"]
  private static let line = [
    "class", "x", "y", "textLength", "lengthAdjust", "direction", "unicode-bidi", "text-anchor",
  ]

  private static let attributes: [String: Set<String>] = [
    "svg": [
      "xmlns", "width", "height", "viewBox", "role", "class", "direction", "xml:space", "lang",
      "xml:lang", "style", "data-arrangement",
    ],
    "title": [], "desc": ["lang", "xml:lang"], "style": [],
    "g": Set(common + ["id"]),
    "a": ["href", "target", "rel"],
    "rect": ["class", "x", "y", "width", "height", "rx"],
    "ellipse": ["class", "cx", "cy", "rx", "ry"],
    "path": ["class", "d"],
    "text": Set(line), "tspan": Set(line),
  ]

  /// What is wrong with the start of an element.
  static func problem(_ element: String, _ values: [String: String]) -> String? {
    guard let known = attributes[element] else { return "there is an element '\(element)'" }
    for (name, value) in values {
      guard known.contains(name) else { return "'\(element)' has an attribute '\(name)'" }
      guard isGood(value, for: name) else {
        return "'\(element)' has the attribute \(name)=\(value.debugDescription)"
      }
    }
    return nil
  }

  private static let words: [String: Set<String>] = [
    "xmlns": ["http://www.w3.org/2000/svg"], "role": ["graphics-document", "img", "group"],
    "aria-hidden": ["true"], "direction": ["ltr", "rtl"], "xml:space": ["preserve"],
    "style": ["max-width:100%;height:auto"], "lengthAdjust": ["spacingAndGlyphs"],
    "unicode-bidi": ["isolate"], "text-anchor": ["start", "middle", "end"],
    "target": ["_blank", "_self", "_parent", "_top"], "rel": ["noopener"],
  ]

  private static func isGood(_ value: String, for name: String) -> Bool {
    if let words = words[name] { return words.contains(value) }
    switch name {
    case "x", "y", "cx", "cy", "textLength", "rx", "ry": return number(value) != nil
    case "width", "height":
      let length = value.hasSuffix("mm") ? String(value.dropLast(2)) : value
      return number(length).map { $0 >= 0 } ?? false
    case "viewBox": return value.split(separator: " ").compactMap { number(String($0)) }.count == 4
    case "d": return SVGPath(value) != nil
    case "href": return isInert(value)
    case "class", "id", "lang", "xml:lang":
      return !value.isEmpty
        && value.unicodeScalars.allSatisfy { "\"'<>&=;{}()\\".unicodeScalars.contains($0) == false }
    default: return true
    }
  }

  /// A number as the writer writes it: at most two decimals, no exponent.
  static func number(_ text: String) -> Double? {
    var rest = text.utf8[...]
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let whole = rest.prefix { (0x30...0x39).contains($0) }
    rest = rest.dropFirst(whole.count)
    if !rest.isEmpty {
      guard rest.popFirst() == UInt8(ascii: "."), (1...2).contains(rest.count) else { return nil }
    }
    guard !whole.isEmpty, rest.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Double(text)
  }

  /// Whether an address runs nothing: one of three schemes, or none.
  private static func isInert(_ address: String) -> Bool {
    if ["http://", "https://", "mailto:"].contains(where: address.lowercased().hasPrefix) {
      return true
    }
    let head = address.unicodeScalars.prefix { !"/?#".unicodeScalars.contains($0) }
    return !head.contains(":") && !address.unicodeScalars.contains { $0.value <= 0x20 }
  }
}

/// The points that the steps of a path end at.
struct SVGPath {
  private(set) var ends: [(x: Double, y: Double)] = []

  /// Nil if the text is no data of a path as the writer writes them.
  init?(_ text: String) {
    var rest = Substring(text)
    guard rest.first == "M" else { return nil }
    while let command = rest.popFirst() {
      let data = rest.prefix { !$0.isLetter }
      rest = rest.dropFirst(data.count)
      let numbers = data.split(separator: " ").map { SVGGrammar.number(String($0)) }
      guard !numbers.contains(where: { $0 == nil }), add(command, numbers.compactMap { $0 }) else {
        return nil
      }
    }
  }

  private mutating func add(_ command: Character, _ numbers: [Double]) -> Bool {
    let last = ends.last ?? (0, 0)
    switch (command, numbers.count) {
    case ("M", 2), ("L", 2), ("Q", 4), ("C", 6):
      ends.append((numbers[numbers.count - 2], numbers[numbers.count - 1]))
    case ("H", 1): ends.append((numbers[0], last.y))
    case ("V", 1): ends.append((last.x, numbers[0]))
    case ("Z", 0): break
    default: return false
    }
    return true
  }
}
