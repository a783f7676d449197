internal import TreeDrawing

extension Flag {
  /// The options about words beside the tree.
  static let describing = [
    option(
      "--title", value: "TEXT",
      "what the picture shows, in a few words, for those who cannot see it",
      example: "treediagram --title 'Our house' house.txt > house.svg",
      default: "the labels of the roots",
      parse: { word throws(ValueProblem) in try String(parsingText: word) }, sets: \.document.title),
    option(
      "--description", value: "TEXT",
      "what it shows, at more length",
      example: "treediagram --description 'Rooms and what is in them' house.txt > house.svg",
      default: "the caption, or else how many nodes there are, and the first ones",
      parse: { word throws(ValueProblem) in try String(parsingText: word) },
      sets: \.document.description),
    option(
      "--lang", value: "TAG", "the language of the labels, such as de or pt-BR",
      example: "treediagram --lang en house.txt > house.svg",
      parse: { word throws(ValueProblem) in try String(parsingLanguage: word) },
      sets: \.document.language),
    option(
      "--caption", value: "TEXT", "draw a text below the picture",
      example: "treediagram --caption 'As it is in May' house.txt > house.svg",
      parse: { word throws(ValueProblem) in
        // Its lines take a hundred times more memory than the word.
        try String(parsingText: word, upTo: 65_536)
      }, sets: \.picture.caption),
  ]

  private static let embeddingParts: [FlagPart] = [
    .choice(\.embedding.style),
    .valued(
      "pair[=SITE]",
      "as two files: FILE for light pages, and one for dark ones, which has -dark before the "
        + "extension, or ~dark for docc"
    ) { word, options throws(ValueProblem) in
      if let word { options.embedding.pairStyle = try EmbeddingStyle(parsing: word) }
      options.embedding.isPair = true
    },
    .word(
      "responsive", "no wider than its place in a page", sets: \.document.isResponsive, to: true),
    .word(
      "static", "without showing the path to the root where the pointer is",
      sets: \.document.isStatic, to: true),
    .word("standalone", "with an XML declaration", sets: \.document.isStandalone, to: true),
    .word(
      "font", "with what labels need of '--font-file', so that viewers need not have it",
      sets: \.font.isEmbedded, to: true),
    .valued(
      "id=WORD",
      "with WORD before all ids and as its class, so that copies can stand in one page; else a class "
        + "is made from what is in the picture"
    ) { word, options throws(ValueProblem) in
      options.document.idPrefix = try String(parsingPrefix: word ?? "")
    },
  ]

  /// The options about the page that the picture is in.
  static let embedding = [
    choice(
      "--link-target", value: "TARGET", "where links open",
      example: "treediagram --link-target blank house.txt > house.svg",
      sets: \.document.linkTarget),
    parts(
      "--embed", value: "HOW[,HOW]",
      "how the picture is shown: on a kind of page, for which what shows it there is printed, in the "
        + "colours of the page, and in a certain form",
      example: "treediagram --embed github -o house.svg house.txt", embeddingParts),
    choice(
      "--page", value: "SIZE", "make the picture fit a page when it is printed",
      example: "treediagram --page A4 house.txt > house.svg", sets: \.document.page),
  ]
}

extension LinkTarget: Choice {
  var summary: String {
    switch self {
    case .blank: "in a new tab"
    case .`self`: "in the frame that the picture is in"
    case .parent: "in the frame around that"
    case .top: "in the whole window"
    }
  }
}

extension PageSize: Choice {
  var summary: String {
    switch self {
    case .a4: "210 by 297 millimetres"
    case .a4Landscape: "297 by 210 millimetres"
    case .letter: "8.5 by 11 inches"
    case .letterLandscape: "11 by 8.5 inches"
    }
  }
}

extension String {
  /// Takes the name of a language: words of letters and digits, the first of letters.
  fileprivate init(parsingLanguage word: OSString) throws(ValueProblem) {
    let text = try String(parsingText: word)
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isTag = parts.allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
    }
    guard isTag, let first = parts.first, first.count > 1, first.allSatisfy(\.isASCIILetter)
    else { throw .isNoLanguage(text) }
    self = text
  }

  /// Takes what names can begin with.
  fileprivate init(parsingPrefix word: OSString) throws(ValueProblem) {
    let text = try String(parsingText: word)
    let underscore = UInt8(ascii: "_")
    let isName = text.utf8.allSatisfy { byte in
      byte.isASCIILetter || byte.isASCIIDigit || byte == underscore || byte == UInt8(ascii: "-")
    }
    guard isName, let first = text.utf8.first, first.isASCIILetter || first == underscore
    else { throw .isNoPrefix(text) }
    // Each id of the picture begins with it.
    self = try text.checked(upTo: 100)
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20
  }

  fileprivate var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
