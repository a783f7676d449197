/// A JSON document in memory, to be written; members keep their order.
indirect enum JSONValue: Equatable, Sendable {
  case object([Member])
  case array([JSONValue])
  case string(String)
  case number(Int)
  case boolean(Bool)
  case null

  struct Member: Equatable {
    let key: String
    let value: JSONValue
  }
}

extension JSONValue {
  /// The document in lines, each level indented by two spaces more.
  var text: String {
    var text = JSONText()
    write(to: &text, indentation: "\n")
    text.add("\n")
    return String(decoding: text.bytes, as: UTF8.self)
  }

  private func write(to text: inout JSONText, indentation: String) {
    switch self {
    case .object(let members):
      Self.write(members, between: ("{", "}"), to: &text, indentation) { member, text, inner in
        text.add(quoting: member.key)
        text.add(": ")
        member.value.write(to: &text, indentation: inner)
      }
    case .array(let elements):
      Self.write(elements, between: ("[", "]"), to: &text, indentation) { element, text, inner in
        element.write(to: &text, indentation: inner)
      }
    case .string(let string): text.add(quoting: string)
    case .number(let number): text.add("\(number)")
    case .boolean(let boolean): text.add("\(boolean)")
    case .null: text.add("null")
    }
  }

  /// Writes elements or members, each on a line of its own.
  private static func write<Part>(
    _ parts: [Part], between brackets: (String, String), to text: inout JSONText,
    _ indentation: String, _ writePart: (Part, inout JSONText, String) -> Void
  ) {
    text.add(brackets.0)
    for (index, part) in parts.enumerated() {
      text.add(index == 0 ? "" : ",")
      text.add(indentation + "  ")
      writePart(part, &text, indentation + "  ")
    }
    text.add(parts.isEmpty ? brackets.1 : indentation + brackets.1)
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringLiteral, ExpressibleByIntegerLiteral
{
  init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { Member(key: $0, value: $1) })
  }

  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  init(stringLiteral text: String) { self = .string(text) }
  init(integerLiteral number: Int) { self = .number(number) }
}
