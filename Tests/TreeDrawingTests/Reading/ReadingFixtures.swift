import Foundation

@testable import TreeReading

/// The cases in a text that says itself how it is written.
func fixtures(in text: String) -> [ReadingCase] {
  text.components(separatedBy: "\n\n== ").dropFirst().map(fixture)
}

private func fixture(_ text: String) -> ReadingCase {
  let parts = text.split(separator: "\n", maxSplits: 1)
  let body = parts[1].components(separatedBy: "\n--\n")
  let words = parts[0].prefix { $0 != "," }.split(separator: " ").map(String.init)
  var given = ReadingCase(String(parts[0]), body[0], body[1])
  switch words[0] {
  case "--fields":
    let pair = words[1].split(separator: "=").map(String.init)
    if pair[0] == "label" { given.options.roles.label = pair[1] }
    if pair[0] == "children" { given.options.roles.children = pair[1] }
  case "--levels": given.options.levels = words[1].split(separator: "/").map(String.init)
  case "--text": given.options.text = try? TextTemplate(words[1])
  case "--from": given.options.format = Format(rawValue: words[1]) ?? .auto
  case "--separator": given.options.separator = words[1]
  default: break
  }
  return given
}
