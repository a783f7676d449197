internal import TreeDrawing

extension Diagnostic {
  /// The diagnostic as a JSON object in one line; what is not known is `null`.
  var json: String {
    var json = JSONText()
    json.add("{\"file\":")
    json.add(quotingOrNull: file?.readable)
    json.add(",")
    json.add(members(of: span))
    json.add(",\"severity\":\"\(severity.rawValue)\",\"code\":\"\(code)\",\"message\":")
    json.add(quoting: message)
    json.add(",\"hint\":")
    json.add(quotingOrNull: hint)
    json.add(",\"fix\":[")
    for (index, edit) in fix.enumerated() {
      json.add(index == 0 ? "{\"range\":{" : ",{\"range\":{")
      json.add(members(of: Span(start: edit.start, end: edit.end)))
      json.add("},\"text\":")
      json.add(quoting: edit.text)
      json.add("}")
    }
    json.add("]}")
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private func members(of span: Span?) -> String {
    let names = ["line", "column", "endLine", "endColumn"]
    let numbers = span.map { [$0.start.line, $0.start.column, $0.end.line, $0.end.column] }
    return names.enumerated().map { index, name in
      "\"\(name)\":" + (numbers.map { String($0[index]) } ?? "null")
    }.joined(separator: ",")
  }
}

extension JSONText {
  mutating func add(quotingOrNull text: String?) {
    if let text { add(quoting: text) } else { add("null") }
  }
}
