internal import TreeDrawing

extension Diagnostic {
  /// The diagnostic as a command of GitHub's workflows, which shows it beside the line.
  var annotation: String {
    let kind = severity == .note ? "notice" : severity.rawValue
    let text = [message, hint].compactMap(\.self).joined(separator: "\n")
    return "::\(kind) \(properties.joined(separator: ","))::\(text.inCommand)"
  }

  private var properties: [String] {
    var properties = file.map { ["file=\($0.readable.inProperty)"] } ?? []
    if let span {
      properties += [
        "line=\(span.start.line)", "endLine=\(span.end.line)", "col=\(span.start.column)",
        "endColumn=\(span.end.column)",
      ]
    }
    return properties + ["title=\(code)"]
  }
}

extension String {
  /// The text as the message of a command, in which lines may not end.
  fileprivate var inCommand: String { escaping(["%": "%25", "\r": "%0D", "\n": "%0A"]) }

  /// The text as the value of a property.
  fileprivate var inProperty: String {
    escaping(["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private func escaping(_ escapes: [Unicode.Scalar: String]) -> String {
    unicodeScalars.reduce(into: "") { $0 += escapes[$1] ?? String($1) }
  }
}
