/// A form that messages are written in.
enum DiagnosticFormat: String, Choice {
  case text
  case json
  case github
  case sarif

  var summary: String {
    switch self {
    case .text: "sentences, for people"
    case .json: "a JSON object a line"
    case .github: "annotations of GitHub Actions"
    case .sarif: "one SARIF document, for code scanning"
    }
  }
}

extension DiagnosticFormat {
  /// The form that a command line asks for, though something else may be wrong with it.
  init(wantedIn words: [OSString]) {
    let option = OSString("--diagnostics")
    let attached = words.last { $0.starts(with: "--diagnostics=") }
    let next = words.lastIndex(of: option).flatMap { words.dropFirst($0 + 1).first }
    let word = attached.map { OSString($0.bytes.dropFirst(option.bytes.count + 1)) } ?? next
    self = word?.text.flatMap(Self.init(rawValue:)) ?? .text
  }
}
