/// A kind of page that shows pictures, and how it is told which one suits it.
enum EmbeddingStyle: String, Choice {
  case github
  case mkdocs
  case furo
  case docusaurus
  case docc

  var summary: String {
    switch self {
    case .github: "HTML for READMEs and issues"
    case .mkdocs: "Markdown for Material for MkDocs"
    case .furo: "reStructuredText for Sphinx with Furo"
    case .docusaurus: "JSX for Docusaurus"
    case .docc: "Markdown for DocC"
    }
  }
}

extension EmbeddingStyle {
  /// Whether it shows one file in two ways, or needs a file for each.
  var needsPair: Bool {
    switch self {
    case .github, .mkdocs, .docusaurus: false
    case .furo, .docc: true
    }
  }

  /// What shows a picture.
  ///
  /// - Parameters:
  ///   - title: what it shows, in words.
  ///   - light: the address of the picture for light pages.
  ///   - dark: that of the picture for dark pages.
  /// - Returns: lines to put into a page.
  func snippet(title: String, light: String, dark: String) -> String {
    switch self {
    case .github:
      """
      <picture>
        <source media="(prefers-color-scheme: dark)" srcset="\(dark)">
        <img alt="\(title.inHTML)" src="\(light)">
      </picture>

      """
    case .mkdocs: "![\(title.inMarkdown)](\(light))\n![\(title.inMarkdown)](\(dark))\n"
    case .furo:
      """
      .. image:: \(light)
         :alt: \(title.inOneLine)
         :class: only-light

      .. image:: \(dark)
         :alt: \(title.inOneLine)
         :class: only-dark

      """
    case .docusaurus:
      """
      <ThemedImage
        alt="\(title.inHTML)"
        sources={{
          light: useBaseUrl('\(light)'),
          dark: useBaseUrl('\(dark)'),
        }}
      />

      """
    case .docc: "![\(title.inMarkdown)](\(light))\n"
    }
  }

  /// The fragments by which one file is asked for its colours.
  var fragments: (light: String, dark: String) {
    self == .mkdocs ? ("#only-light", "#only-dark") : ("#light", "#dark")
  }

  /// What stands between the name of a file and its extension if it is for dark pages.
  static func darkSuffix(_ style: EmbeddingStyle?) -> String { style == .docc ? "~dark" : "-dark" }
}

extension String {
  fileprivate var inOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  fileprivate var inHTML: String {
    inOneLine.reduce(into: "") { text, character in
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "{": text += "&#123;"
      case "}": text += "&#125;"
      default: text.append(character)
      }
    }
  }

  /// The text as a Markdown image has it, on one line and without any markup.
  var inMarkdown: String {
    inOneLine.reduce(into: "") { text, character in
      if "\\[]*_`<&!".contains(character) { text.append("\\") }
      text.append(character)
    }
  }
}
