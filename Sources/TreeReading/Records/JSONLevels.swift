/// The numbers in a member of the objects of a flat list, which may be depths.
struct JSONLevels {
  private var numbers: [Int] = []
  private var objects = 0

  /// Takes the numbers of a list that is free of errors of syntax.
  init(of name: String, in source: Source, at start: Int) {
    var scanner = JSONScanner(source.bytes, at: start, allowsSequence: true)
    let depth = source.bytes[start] == UInt8(ascii: "[") ? 2 : 1
    while let token = try? scanner.next() {
      if token.kind == .objectEnd, scanner.depth == depth - 1 { objects += 1 }
      if token.kind == .arrayEnd, scanner.depth == 0 { break }
      guard token.kind == .key, scanner.depth == depth,
        token.lexeme.text(in: source.bytes) == name, let value = try? scanner.next(),
        let number = source.bytes[value.lexeme.range].wholeNumber.flatMap(Int.init(exactly:))
      else { continue }
      numbers.append(number)
    }
  }

  /// Whether each object has one, the first of them is the least, and none is more than one deeper
  /// than the one before.
  var areDepths: Bool {
    guard let first = numbers.first, numbers.count == objects else { return false }
    let steps = zip(numbers, numbers.dropFirst())
    return numbers.allSatisfy { $0 >= first } && steps.allSatisfy { $1 <= $0 + 1 }
      && steps.contains { $1 > $0 }
  }
}
