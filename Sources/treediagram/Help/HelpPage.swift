internal import TreeDrawing

/// A text that the help has beside what it says of options.
enum HelpPage: String, Choice {
  case formats
  case schema
  case man

  var summary: String {
    switch self {
    case .formats: "which formats are read, each with an example"
    case .schema: "what trees in JSON are, as a JSON Schema"
    case .man: "the manual page, as man reads it"
    }
  }

  var text: String {
    switch self {
    case .formats: FormatGuide.text
    case .schema: JSONSchema.ofTrees
    case .man: ManualPage.text
    }
  }
}
