/// A member or a column that has nearly the name of an attribute, and a value as that has.
struct AttributeSlip {
  let problem: AttributeSlipProblem

  /// The attributes whose values are as hardly any data are.
  private static let names: [AttributeName] = [
    .fill, .stroke, .color, .shape, .layout, .roof, .href,
  ]

  /// Compares a name and a value; nil if it may be anything.
  ///
  /// - Parameters:
  ///   - name: that of a member or a column which is not read.
  ///   - value: what it holds.
  init?(_ name: String, _ value: String) {
    guard (3...8).contains(name.utf8.count), AttributeName(rawValue: name) == nil,
      let word = nearest(to: name, among: Self.names.map(\.rawValue)),
      slips(from: name.lowercased(), to: word) < 2, let meant = AttributeName(rawValue: word)
    else { return nil }
    var attributes = Attributes()
    guard (try? attributes.set(meant, to: value)) != nil else { return nil }
    problem = .mayBeAttribute(name, meant: meant)
  }
}

/// The problem of members and columns that are not read, but may be meant as attributes.
enum AttributeSlipProblem: Problem {
  case mayBeAttribute(String, meant: AttributeName)
}

extension AttributeSlipProblem {
  var wording: Wording {
    switch self {
    case .mayBeAttribute(let name, let meant):
      Wording(
        cause: "'\(name.quotable)' is not read, as there is no such attribute",
        remedy: "did you mean '\(meant.rawValue)'? if it is data, use --literal")
    }
  }
}

extension Source {
  /// How many tokens of JSON are looked at.
  private static let slipTokens = 4096

  /// A word on a member of the first objects that may be meant as an attribute.
  func memberSlip(_ options: ReadingOptions) -> Remark? {
    guard !options.isLiteral, options.roles.isEmpty else { return nil }
    var scanner = JSONScanner(bytes, at: textStart, allowsSequence: true)
    var met: Set<String> = Set(options.fields.map(\.columnName))
    var rest = Self.slipTokens
    while rest > 0, let token = try? scanner.next() {
      rest -= 1
      guard token.kind == .key, (3...8).contains(token.lexeme.range.count),
        let value = try? scanner.next(), value.kind.isLabel
      else { continue }
      let name = token.lexeme.text(in: bytes)
      guard met.insert(name).inserted else { continue }
      if let slip = AttributeSlip(name, value.lexeme.text(in: bytes)) {
        return remark(slip.problem, at: token.lexeme.start)
      }
    }
    return nil
  }
}
