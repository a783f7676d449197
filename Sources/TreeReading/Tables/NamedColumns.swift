/// What has columns, or members, with names by which they are found.
protocol NamedColumns {
  var names: [String] { get }
}

extension NamedColumns {
  /// The column of a name: exactly, or else without regard to case, spaces, `_` and `-`.
  func column(named name: String) -> Int? {
    let plain = TableNames.plain(name)
    return names.firstIndex(of: name) ?? names.firstIndex { TableNames.plain($0) == plain }
  }

  /// The column of the first of some names that there is one of.
  func column(namedAnyOf names: [String]) -> Int? {
    for name in names {
      if let column = column(named: name) { return column }
    }
    return nil
  }
}

extension TableNames {
  /// The words of a name, which spaces, signs and capitals begin, in small letters.
  static func words(_ name: String) -> [String] {
    var words: [String] = []
    var isSmall = false
    for character in name {
      let isCapital = character.isUppercase
      if " _-".contains(character) || words.isEmpty || isCapital && isSmall { words.append("") }
      if !" _-".contains(character) {
        words[words.count - 1] += character.lowercased()
      }
      isSmall = !isCapital
    }
    return words.filter { !$0.isEmpty }
  }

  /// A name without what may be written in several ways.
  static func plain(_ name: String) -> String {
    name.lowercased().filter { !" _-".contains($0) }
  }
}
