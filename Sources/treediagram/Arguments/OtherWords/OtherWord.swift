internal import TreeDrawing

/// What somebody writes who knows other programs, or how this one was before: what that is here.
enum OtherWord: Equatable, Sendable {
  /// Words that do the same, as one types them.
  case ours(String)
  /// What there is to know where no words do the same.
  case hint(String)
}

extension OtherWord: ExpressibleByStringLiteral {
  init(stringLiteral words: String) { self = .ours(words) }
}

extension OtherWord {
  /// What to do, as a message says it.
  var remedy: String {
    switch self {
    case .ours(let words): "did you mean '\(words)'?"
    case .hint(let sentence): sentence
    }
  }

  /// Words with spaces between them, and what each of them is here.
  typealias Row = (words: String, meant: OtherWord)

  /// The rows by each of their words, of which the first row counts.
  static func table(_ rows: [Row]) -> [String: OtherWord] {
    let pairs = rows.flatMap { row in
      row.words.split(separator: " ").map { (String($0), row.meant) }
    }
    return Dictionary(pairs) { first, _ in first }
  }
}

// MARK: Options

extension OtherWord {
  /// What an option is here that there is not; nil if nothing is known of it.
  ///
  /// - Parameters:
  ///   - word: the option with its dashes.
  ///   - value: what may be its value.
  init?(option word: OSString, value: OSString?) {
    guard let name = word.text.map({ String($0.drop { $0 == "-" }) }), !name.isEmpty else {
      return nil
    }
    let isLong = word.starts(with: "--")
    let found =
      Self.shortAnswer(name, value?.text, isLong: isLong) ?? Self.formatAnswer(
        name, value?.text, isLong: isLong)
      ?? (name.utf8.count > 1 ? Self.options[name.lowercased()] ?? Self.choice(name) : nil)
    guard let found else { return nil }
    self = found
  }

  /// An option of one letter, perhaps with a value behind it, where capitals matter.
  private static func shortAnswer(
    _ text: String, _ value: String?, isLong: Bool
  ) -> OtherWord? {
    // `-t svg` and `-t html` name formats, `-t dark` a theme.
    guard !isLong, !(text == "t" && value.map(namesFormat) == true) else { return nil }
    return shortOptions[text] ?? text.first.flatMap { shortOptionsWithValues[String($0)] }
  }

  /// The answer to a format, which may be that of the input or of the output.
  private static func formatAnswer(
    _ name: String, _ value: String?, isLong: Bool
  ) -> OtherWord? {
    var (name, value) = (name.lowercased(), value?.lowercased())
    if !isLong, let first = name.first, "te".contains(first), name.count > 1 {
      (name, value) = (String(first), String(name.dropFirst()))
    }
    guard optionsOfFormats.contains(name) else { return nil }
    guard let value else { return "--from" }
    return ofFormat(value)
  }

  private static func namesFormat(_ word: String) -> Bool {
    word == "svg" || RasterFormat(rawValue: word) != nil || Format(rawValue: word) != nil
      || value(word, of: "--from") != nil
  }

  /// What a format is here, be it of inputs or of outputs.
  private static func ofFormat(_ word: String) -> OtherWord {
    if word == "svg" { return .hint("leave it out: SVG is what is written") }
    if let hint = ofRaster(word) { return hint }
    switch value(word, of: "--from") {
    case .ours(let format): return .ours("--from \(format)")
    case .hint(let sentence): return .hint(sentence)
    case nil: return Format(rawValue: word) == nil ? "--from" : .ours("--from \(word)")
    }
  }

  /// How a picture is converted to a format; nil if that is none of those that are known.
  private static func ofRaster(_ word: String) -> OtherWord? {
    RasterFormat(rawValue: word).map { format in
      let command = format.command(making: "picture.\(word)", of: "picture.svg")
      return .hint("SVG is what is written; convert it: \(command)")
    }
  }

  /// A word that is a value of one option, and of no other.
  private static func choice(_ word: String) -> OtherWord? {
    let flags = Flag.all.filter { flag in
      flag.name != "--help" && (flag.value?.choices ?? []).contains { $0.typed.word == word }
    }
    return flags.count == 1 ? .ours("\(flags[0].name) \(word)") : nil
  }
}

// MARK: Values

extension OtherWord {
  /// What a value of an option is here that it cannot have; nil if nothing is known of it.
  static func value(_ text: String, of option: String) -> OtherWord? {
    let word = text.lowercased()
    if let known = values[option]?[word] { return known }
    if option == "--emit" { return ofRaster(word) }
    if option == "--from" { return formats[word] ?? UnsupportedNames.hint(for: word).map(hint) }
    return number(word, of: option)
  }

  /// What other names of formats are here.
  private static let formats = Dictionary(
    Format.allCases.flatMap { format in
      format.names.others.map { ($0, OtherWord.ours(format.rawValue)) }
    }
  ) { $1 }

  /// A number with a unit, or two in the way of sizes.
  private static func number(_ word: String, of option: String) -> OtherWord? {
    for unit in ["px", "pt", "pts", "dip"] where word.hasSuffix(unit) {
      let number = String(word.dropLast(unit.count))
      return Double(number) == nil ? nil : .ours(number)
    }
    guard option == "--spacing" else { return nil }
    let sides = word.split { "x: ;".contains($0) }
    return sides.count == 2 && sides.allSatisfy { Double($0) != nil }
      ? .ours(sides.joined(separator: ",")) : nil
  }
}
