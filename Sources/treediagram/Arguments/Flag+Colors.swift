internal import TreeDrawing

extension Flag {
  /// The options about colours.
  static let colors = [
    choice(
      "--theme", value: "THEME", "the colours of the picture",
      example: "treediagram --theme dark house.txt > house.svg", sets: \.theme.name),
    option(
      "--accent", value: "COLOR",
      "the colour of roots, from which that of their labels is made, such as teal or #8250df",
      example: "treediagram --accent '#8250df' house.txt > house.svg", parse: Color.init(parsing:),
      sets: \.theme.accent),
    option(
      "--background", value: "COLOR",
      "what is behind everything: a colour, theme for that of the theme's pages, or none",
      example: "treediagram --background white house.txt > house.svg",
      default: "theme for the themes light, dark and print, else none",
      parse: PictureBackground.init(parsing:), sets: \.theme.background),
    option(
      "--color-by", value: "WHAT",
      "what nodes are coloured by that do not say it: none, depth, branch, class or a field, such as "
        + "note, or a member of JSON or a column of a table; numbers make a scale",
      example: "treediagram --color-by branch house.txt > house.svg",
      default: "branch in lists and columns, else none",
      parse: Coloring.init(parsing:), sets: \.picture.colors.coloring),
    plain(
      "--legend", "say below the picture what its colours mean",
      example: "treediagram --color-by branch --legend house.txt > house.svg",
      sets: \.picture.colors.hasLegend,
      to: true),
  ]
}

/// The themes that there are, by their names.
enum ThemeName: String, Choice {
  case auto
  case light
  case dark
  case mono
  case print

  /// What the help says of the theme, its colours, and what is behind pictures if nothing else is
  /// said: pages may be of the other kind.
  private var row: (summary: String, theme: Theme, ground: PictureBackground) {
    switch self {
    case .auto:
      (
        "light or dark, as the viewer prefers, or as x.svg#light and x.svg#dark say", .automatic,
        .none
      )
    case .light: ("for light pages", .light, .theme)
    case .dark: ("for dark pages", .dark, .theme)
    case .mono: ("in greys, light or dark", .mono, .none)
    case .print: ("black on white", .print, .theme)
    }
  }

  var summary: String { row.summary }
  var theme: Theme { row.theme }
  var ground: PictureBackground { row.ground }
}

extension Color {
  /// Reads a colour as CSS writes it.
  fileprivate init(parsing word: OSString) throws(ValueProblem) {
    let text = try String(parsing: word)
    do throws(Color.TextProblem) {
      self = try Color(css: text)
    } catch {
      throw .isNoColor(error.wording(of: text))
    }
  }
}

extension PictureBackground {
  fileprivate init(parsing word: OSString) throws(ValueProblem) {
    switch try String(parsing: word) {
    case "none": self = .none
    case "theme": self = .theme
    default: self = .color(try Color(parsing: word))
    }
  }
}

extension Coloring {
  /// What `--color-by` can be besides fields.
  static let words: [(word: String, value: Coloring)] = [
    ("none", .none), ("depth", .depth), ("branch", .branch), ("class", .nodeClass),
  ]

  fileprivate init(parsing word: OSString) throws(ValueProblem) {
    let text = try String(parsingText: word)
    self = Self.words.first { $0.word == text }?.value ?? .field(text)
  }
}
