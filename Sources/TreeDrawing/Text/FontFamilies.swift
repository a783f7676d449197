/// Names of font families, the first choice first.
///
/// It is a class so that fonts can refer to it: they are copied from view to view, millions of
/// times.
package final class FontFamilies: Sendable {
  /// The list as CSS writes it, each name in quotation marks unless CSS knows it; a generic name is
  /// last.
  package let css: String
  /// The design that widths are measured in.
  package let design: Font.Design

  private init(css: String, design: Font.Design) {
    self.css = css
    self.design = design
  }
}

/// The problems of lists of font families.
package enum FontListProblem: Error, Hashable {
  /// Nothing is between two commas, or there is nothing at all.
  case isEmpty
  /// A character can be in no name.
  case hasForeignCharacter(Character)
  /// A quotation mark has no other.
  case isUnclosed
  /// There are more names, or longer ones, than anybody needs.
  case isTooLong
}

extension FontFamilies {
  private static let mostNames = 20
  private static let longestName = 100

  /// Reads a list such as `Inter, 'Times New Roman', serif`.
  ///
  /// Names consist of letters of any script, digits, spaces, hyphens, underscores and full stops,
  /// so that none can end the declaration that it stands in.
  ///
  /// - Parameter list: the names, separated by commas, with or without quotation marks.
  /// - Throws: what is wrong.
  package convenience init(parsing list: String) throws(FontListProblem) {
    let parts = list.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count <= Self.mostNames else { throw .isTooLong }
    var names: [FamilyName] = []
    for part in parts { names.append(try FamilyName(parsing: part)) }
    let generic = names.last.flatMap { $0.isGeneric ? $0.design : nil }
    let design = names.first?.design ?? generic ?? .default
    if names.last?.isGeneric != true { names.append(FamilyName(generic: design)) }
    self.init(css: names.map(\.css).joined(separator: ", "), design: design)
  }

  /// One name of a list.
  private struct FamilyName {
    let name: String
    let isGeneric: Bool
    private let isQuoted: Bool

    init(generic design: Font.Design) {
      name = design.genericFamily
      isGeneric = true
      isQuoted = false
    }

    init(parsing part: Substring) throws(FontListProblem) {
      var words = part.split(separator: " ")
      guard let first = words.first?.first, let last = words.last?.last else { throw .isEmpty }
      let isQuoted = first == "\"" || first == "'"
      if isQuoted || last == "\"" || last == "'" {
        let inside = words.joined(separator: " ")
        guard first == last, inside.count > 1 else { throw .isUnclosed }
        words = inside.dropFirst().dropLast().split(separator: " ")
      }
      name = words.joined(separator: " ")
      guard !name.isEmpty else { throw .isEmpty }
      guard name.utf8.count <= FontFamilies.longestName else { throw .isTooLong }
      if let foreign = name.first(where: { !$0.isOfFamilyName }) {
        throw .hasForeignCharacter(foreign)
      }
      let lowercased = name.lowercased()
      isGeneric = !isQuoted && KnownFamilies.generic.contains(lowercased)
      self.isQuoted = isQuoted || !isGeneric && !KnownFamilies.unquoted.contains(lowercased)
    }

    /// The design that the name stands for, if that is known.
    var design: Font.Design? { KnownFamilies.design(of: name) }

    var css: String { isQuoted ? "\"\(name)\"" : name.lowercased() }
  }
}

extension FontFamilies: Hashable {
  /// Whether two lists are the same.
  package static func == (one: FontFamilies, other: FontFamilies) -> Bool {
    one === other || (one.css == other.css && one.design == other.design)
  }

  /// Feeds the list to a hasher.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(css)
  }
}

extension Character {
  /// Whether this can be in the name of a family.
  fileprivate var isOfFamilyName: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
      case .nonspacingMark, .spacingMark, .decimalNumber: true
      default: " -_.".unicodeScalars.contains(scalar)
      }
    }
  }
}
