internal import TreeDrawing

extension UsageError: Problem {
  /// What is wrong, what to do, and where to read more, if what to do is not all there is to say.
  var wording: Wording {
    Wording(cause: cause, remedies: [remedy, isAllSaid ? nil : Help.hint].compactMap(\.self))
  }

  /// Whether cause and remedy are all there is to say.
  private var isAllSaid: Bool {
    switch self {
    case .lonely, .contrary, .contraryToLayout, .lacksLayout, .growsDown, .unwatchable,
      .namelessPage, .notInBlock, .fileInBlock, .fileCountInComment, .noSVG:
      true
    case .unknownOption, .missingValue, .tookFile, .superfluousValue, .invalidValue, .severalFiles,
      .emptyFileName, .namelessInput, .outsideBase, .sameInput, .sameOutput, .writesInput:
      false
    }
  }

  private var cause: String {
    switch self {
    case .unknownOption(let word, _): "unknown option \(word.quoted)"
    case .missingValue(let option, _): "missing value for '\(option)'"
    case .tookFile(let option, let file):
      "there is nothing to draw: the file \(file.quoted) is the value of '\(option)'"
    case .superfluousValue(let option, let value):
      "'\(option)' takes no value, but \(value.quoted) is given"
    case .invalidValue(let option, let word, let problem):
      "the value \(word.quoted) is invalid for '\(option)': \(problem.message)"
    case .severalFiles(let files):
      "one file at a time, but \(files.count) are given: \(files.enumerated)"
    case .emptyFileName: "a file name is empty"
    case .namelessInput: "a picture of standard input has no name in '--output-dir'"
    case .namelessPage: "'--markdown' changes pages, and standard input cannot be changed"
    case .unwatchable: "'--watch' looks at files, not at standard input; name the file to draw"
    case .notInBlock(let option, _): "'\(option)' makes no sense for a single picture of a page"
    case .fileInBlock(let file): "the tree is in the block, but a file is named: \(file.quoted)"
    case .fileCountInComment(let count):
      count == 0
        ? "no file is named"
        : count == 1
          ? "standard input has no name in a page" : "one file is drawn, but \(count) are named"
    case .outsideBase(let file, let base):
      "\(file.quoted) is not below the folder \(base.quoted) of '--base'"
    case .sameInput(let file): "\(file) is named twice"
    case .sameOutput(let path, let one, let other):
      "\(one) and \(other) would both be drawn to \(path.quoted)"
    case .writesInput(let path, let input):
      "the picture of \(input) would overwrite the input \(path.quoted)"
    case .lonely(let option, let other): "'\(option)' needs '\(other)'"
    case .contrary(let option, let other, let remedy):
      "'\(option)' cannot be used with '\(other)'; \(remedy)"
    case .contraryToLayout(let option, let layout, of: let preset, let reason, let others):
      "'\(option)' cannot be used with '--layout \(layout)'\(preset.origin), \(reason); "
        + "leave it out, or use --layout \(others.map(\.rawValue).alternatives)"
    case .lacksLayout(let option, let layouts):
      "'\(option)' needs \(layouts.map { "'--layout \($0)'" }.alternatives), "
        + "or a node with such a layout"
    case .noSVG(let file, let format, _):
      "the picture is SVG, and \(file.quoted) would be \(format.title)"
    case .growsDown(let layout, let option):
      "a node with layout=\(layout) makes no sense with '\(option)', which does not grow down; "
        + "write layout=rows or layout=tidy, or leave '\(option)' out"
    }
  }

  private var remedy: String? {
    switch self {
    case .unknownOption(let word, let value): word.optionRemedy(value)
    case .missingValue(let option, let word):
      word.map { "to give it the value \($0.quoted), write '\(option.name)=\($0.excerpt)'" }
    case .tookFile(let option, let file):
      "give the option its value first: treediagram \(option) \(file.shellWord)"
    case .superfluousValue, .emptyFileName, .unwatchable: nil
    case .namelessInput: "use '-o FILE' for it"
    case .namelessPage: "name the files: treediagram --markdown README.md"
    case .notInBlock(_, let remedy): remedy
    case .fileInBlock: "leave it out; name=plan gives the picture a name"
    case .fileCountInComment: "write such as <!-- treediagram plan.txt -->"
    case .outsideBase: "name a folder that all files are below"
    case .sameInput: "leave one out"
    case .sameOutput: "keep their folders apart with '--base FOLDER', or rename one of them"
    case .writesInput: "name another folder"
    case .lonely, .contrary, .contraryToLayout, .lacksLayout, .growsDown: nil
    case .invalidValue(let option, let word, let problem):
      problem.remedy(for: word, of: String(option.name))
    case .severalFiles(let files): files.remedy
    case .noSVG(_, _, let command): "draw and convert it: \(command)"
    }
  }
}

extension Preset? {
  /// Says whose options these are, behind one of them.
  fileprivate var origin: String { map { " of '--preset \($0)'" } ?? "" }
}

extension [String] {
  /// The words as a list of which one is to be chosen.
  fileprivate var alternatives: String {
    guard count > 1, let last else { return joined() }
    return "\(dropLast().joined(separator: ", ")) or \(last)"
  }
}

extension ValueProblem {
  fileprivate var message: String {
    switch self {
    case .isNotUTF8: "it is not UTF-8"
    case .isNoneOf(let words): "it is none of \(words.joined(separator: ", "))"
    case .isNoTopic: "it is no option, no group of options, and not all"
    case .isNoNumber(let text): "'\(text.quotable)' is not a number such as 20 or 12.5"
    case .isEmpty: "it is empty"
    case .isNoCount(let text): "'\(text.quotable)' is not a whole number such as 3"
    case .isTooSmall(let text, let least): "'\(text.quotable)' is less than \(least)"
    case .isNegative(let text): "'\(text.quotable)' is negative"
    case .isTooLarge(let text, let largest): "'\(text.quotable)' is more than \(largest)"
    case .isNoSize(let text): "'\(text.quotable)' is no number of bytes such as 500K, 64M or 1G"
    case .isTooLargeSize(let text, let largest): "'\(text.quotable)' is more than \(largest)"
    case .hasTooManyNumbers(let most): "it has more than \(most) numbers"
    case .isNoColumnCount(let text): "'\(text.quotable)' is neither a whole number nor auto"
    case .lacksContents: "it does not say what the fields hold"
    case .excludes(let one, let other): "'\(one)' and '\(other)' exclude each other"
    case .hasNoneOf(let word, let words):
      "'\(word.quotable)' is none of \(words.joined(separator: ", "))"
    case .hasEmptyField(let word): "no field is named for '\(word.quotable)'"
    case .hasEmptyName: "a name is empty"
    case .isNoSeparator: "it is empty, longer than 100 bytes, or has a line end"
    case .isNoLanguage(let text):
      "'\(text.quotable)' is no name of a language such as en, de or pt-BR"
    case .isNoPrefix(let text):
      "'\(text.quotable)' is not made of letters, digits, - and _, beginning with a letter"
    case .isTooLong(let text, let most): "'\(text.quotable)' is longer than \(most) bytes"
    case .isTooOften(let most): "the option is given more than \(most) times"
    case .isNoFontList(let problem): problem.message
    case .isNoTemplate(let problem): problem.wording.cause
    case .isNoColor(let wording): wording.cause
    case .isNoBox(let example): "it is not two lengths such as \(example)"
    case .isNotPositive(let text): "'\(text.quotable)' is not more than 0"
    }
  }

  fileprivate func remedy(for word: OSString, of option: String) -> String? {
    if let part = part(of: word), let other = OtherWord.value(part, of: option) {
      return other.remedy
    }
    if case .isNoColor(let wording) = self { return wording.remedies.first }
    if case .isNoTemplate(let problem) = self { return problem.wording.remedies.first }
    if case .isNoColumnCount = self {
      return "to say what columns hold, write such as '--fields id=nr,parent=boss,label=job'"
    }
    if case .lacksContents(let count) = self { return Self.remedy(forContentsOf: word, count) }
    return meant(by: word).map { "did you mean '\($0)'?" }
  }

  /// The names with what mostly stands in columns in this order.
  private static func remedy(forContentsOf word: OSString, _ count: Int) -> String? {
    let contents = [["label"], ["label", "parent"], ["id", "parent", "label"]]
    guard let text = word.text, text.utf8.count < 64, contents.indices.contains(count - 1) else {
      return "write such as 'label=name,parent=boss'"
    }
    let names = text.split(separator: ",", omittingEmptySubsequences: false)
    let pairs = zip(contents[count - 1], names).map { "\($0)=\($1)" }
    return "write such as '\(pairs.joined(separator: ",").escapingControls)'"
  }

  /// What is wrong of a value, which may be a part of it.
  private func part(of word: OSString) -> String? {
    if case .hasNoneOf(let part, _) = self { part } else { word.text }
  }

  private func meant(by word: OSString) -> String? {
    if case .isNoneOf(let words) = self {
      return word.text.flatMap { nearest(to: $0, among: words) }
    }
    if case .hasNoneOf(let part, let words) = self { return nearest(to: part, among: words) }
    if case .isNoTopic(let text) = self { return nearest(to: text, among: HelpTopic.words) }
    return nil
  }
}

extension FontListProblem {
  fileprivate var message: String {
    switch self {
    case .isEmpty: "a name is empty"
    case .hasForeignCharacter(let character):
      "\(OSString(String(character).utf8).quoted) cannot be in the name of a font"
    case .isUnclosed: "a quotation mark is missing"
    case .isTooLong: "there are more than 20 names, or one is longer than 100 bytes"
    }
  }
}

extension OSString {
  /// For an unknown option: the one that was meant, or the way to the file of that name.
  fileprivate func optionRemedy(_ value: OSString?) -> String? {
    if let other = OtherWord(option: self, value: value) { return other.remedy }
    let names = Flag.all.map { $0.name.dropFirst(2) }.map(String.init)
    let typed = text.map { String($0.drop { $0 == "-" }) }
    if let name = typed.flatMap(names.meant) { return "did you mean '--\(name)'?" }
    return isThere ? "if the file is meant, write './\(excerpt)'" : nil
  }
}

extension [String] {
  /// The only word that one is the beginning of, or else one that differs by less than a third.
  fileprivate func meant(by typed: String) -> String? {
    let longer = typed.count > 1 ? filter { $0.hasPrefix(typed) } : []
    guard let shortest = longer.min(by: { $0.count < $1.count }),
      longer.allSatisfy({ $0.hasPrefix(shortest) })
    else { return nearest(to: typed, among: self) }
    return shortest
  }
}

extension String {
  /// An option's name out of what the help writes.
  fileprivate var name: Substring { prefix { $0 != " " } }
}

extension [OSString] {
  fileprivate var enumerated: String {
    let shown = prefix(3).map(\.quoted).joined(separator: ", ")
    return count > 3 ? shown + ", …" : shown
  }

  /// For several files: the output was meant, or a picture of each.
  fileprivate var remedy: String {
    if count == 2, self[1].hasSuffix(".svg") { return "to write to a file, use '-o FILE'" }
    if let first, first.isNumber, !first.isThere, !dropFirst().contains(where: \.isNumber) {
      return "to give an option two numbers, write them as one word, as in '--spacing 20,30'"
    }
    return "to draw each into a folder, use '--output-dir FOLDER'"
  }
}

extension OSString {
  fileprivate var isNumber: Bool { text.flatMap(Double.init) != nil }
}
