internal import TreeDrawing

/// Diagnostics in the form of the Static Analysis Results Interchange Format, version 2.1.0.
struct SARIFDocument {
  let diagnostics: [Diagnostic]

  /// The document, with a line for each diagnostic.
  var text: String {
    var json = JSONText()
    json.add("{\"version\":\"2.1.0\",\"$schema\":")
    json.add(quoting: "https://json.schemastore.org/sarif-2.1.0.json")
    json.add(",\"runs\":[{\"tool\":{\"driver\":{\"name\":\"treediagram\",\"version\":")
    json.add(quoting: Version.number)
    json.add(",\"rules\":[")
    let rules = Set(diagnostics.map(\.code)).sorted()
    json.add(rules.map { "{\"id\":\"\($0)\"}" }.joined(separator: ","))
    json.add("]}},")
    addInvocation(to: &json)
    json.add("\"columnKind\":\"unicodeCodePoints\",\"results\":[")
    for (index, diagnostic) in diagnostics.filter({ $0.file != nil }).enumerated() {
      json.add(index == 0 ? "\n" : ",\n")
      add(diagnostic, to: &json)
    }
    json.add("\n]}]}\n")
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private func add(_ diagnostic: Diagnostic, to json: inout JSONText) {
    json.add("{\"ruleId\":\"\(diagnostic.code)\",\"level\":\"\(diagnostic.severity.rawValue)\",")
    addMessage(of: diagnostic, to: &json)
    if let file = diagnostic.file {
      json.add(",\"locations\":[{\"physicalLocation\":{")
      addArtifact(file, to: &json)
      if let span = diagnostic.span { json.add(",\"region\":\(region(span))") }
      json.add("}}]")
      addFix(diagnostic.fix, of: file, to: &json)
    }
    json.add("}")
  }

  /// Adds what is about no file: a result without a place is none that code scanning takes.
  private func addInvocation(to json: inout JSONText) {
    let notifications = diagnostics.filter { $0.file == nil }
    guard !notifications.isEmpty else { return }
    json.add("\"invocations\":[{\"executionSuccessful\":false,")
    json.add("\"toolConfigurationNotifications\":[")
    for (index, diagnostic) in notifications.enumerated() {
      json.add(index == 0 ? "" : ",")
      json.add("{\"descriptor\":{\"id\":\"\(diagnostic.code)\"},")
      json.add("\"level\":\"\(diagnostic.severity.rawValue)\",")
      addMessage(of: diagnostic, to: &json)
      json.add("}")
    }
    json.add("]}],")
  }

  private func addMessage(of diagnostic: Diagnostic, to json: inout JSONText) {
    json.add("\"message\":{\"text\":")
    json.add(
      quoting: [diagnostic.message, diagnostic.hint].compactMap(\.self).joined(separator: "\n"))
    json.add("}")
  }

  private func addArtifact(_ file: OSString, to json: inout JSONText) {
    json.add("\"artifactLocation\":{\"uri\":")
    json.add(quoting: file.address)
    json.add("}")
  }

  private func addFix(_ fix: [SourceEdit], of file: OSString, to json: inout JSONText) {
    guard !fix.isEmpty else { return }
    json.add(",\"fixes\":[{\"artifactChanges\":[{")
    addArtifact(file, to: &json)
    json.add(",\"replacements\":[")
    for (index, edit) in fix.enumerated() {
      let span = Diagnostic.Span(start: edit.start, end: edit.end)
      json.add("\(index == 0 ? "" : ","){\"deletedRegion\":\(region(span))")
      json.add(",\"insertedContent\":{\"text\":")
      json.add(quoting: edit.text)
      json.add("}}")
    }
    json.add("]}]}]")
  }

  private func region(_ span: Diagnostic.Span) -> String {
    "{\"startLine\":\(span.start.line),\"startColumn\":\(span.start.column),"
      + "\"endLine\":\(span.end.line),\"endColumn\":\(span.end.column)}"
  }
}
