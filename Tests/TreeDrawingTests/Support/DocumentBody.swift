@testable import TreeDrawing

extension Drawing {
  /// The lines of the document between the style sheet and the end, without its layers' groups.
  var body: [Substring] {
    let lines = svg.split(separator: "\n")
    let start = lines.firstIndex { $0.hasPrefix("</style>") }.map { $0 + 1 } ?? 0
    return lines[start...].dropLast()
  }

  /// The lines that define what others refer to, and name no scope.
  var definitions: [String] {
    let body = body.map(unscoped)
    guard let end = body.firstIndex(of: "</defs>") else { return [] }
    return Array(body[1..<end])
  }

  /// The lines of the style sheet, without their scope.
  var rules: [String] {
    svg.split(separator: "\n").filter { $0.hasSuffix("}") }.map(unscoped)
  }

  /// The lines that paint, without their scope.
  var painted: [String] {
    body.drop { $0 != "</defs>" && $0.hasPrefix("<defs") == false && !$0.hasPrefix("<g") }
      .map(unscoped).filter { !$0.hasSuffix("defs>") && !$0.contains("Gradient") }
      .filter { !$0.hasPrefix("<clipPath") }
  }

  /// The class that all rules begin with.
  var scope: String {
    svg.split(separator: "class=\"").dropFirst().first.map { String($0.prefix { $0 != "\"" }) }
      ?? ""
  }

  private func unscoped(_ line: some StringProtocol) -> String {
    let scope = scope
    return String(line).replacing(".\(scope) ", with: "").replacing(scope, with: "")
  }
}
