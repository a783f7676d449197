/// The bytes of an input, from which choices are made one after the other; at their end, all
/// choices are the first.
struct FuzzInput {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isAtEnd: Bool { rest.isEmpty }

  /// What is left.
  var remainder: [UInt8] { Array(rest) }

  mutating func byte() -> Int { rest.popFirst().map(Int.init) ?? 0 }

  /// One of the first numbers.
  mutating func number(below count: Int) -> Int { count > 0 ? byte() % count : 0 }

  mutating func flag() -> Bool { byte() & 1 == 1 }

  mutating func one<Choice>(of choices: [Choice]) -> Choice {
    choices[number(below: choices.count)]
  }

  /// The bytes up to the next 0xFF, which is left out.
  mutating func part() -> [UInt8] {
    let part = rest.prefix { $0 != 0xFF }
    rest = rest.dropFirst(part.count + 1)
    return Array(part)
  }
}
