/// A colour as an input says it.
package enum AttributeColor: Hashable, Sendable {
  /// One of those that a theme shows in its own way.
  case hue(Hue)
  /// One that is meant as it is, in all themes.
  case literal(Color)
}

extension AttributeColor {
  /// Reads a colour: a hue, or what CSS knows; upper and lower case are alike.
  ///
  /// - Throws: what is wrong with the text.
  init(_ text: String) throws(Color.TextProblem) {
    let name = text.lowercased()
    if let hue = Hue(rawValue: name == "gray" ? "grey" : name) {
      self = .hue(hue)
    } else {
      self = .literal(try Color(css: text))
    }
  }

  /// The colour as an input may say it.
  var text: String {
    switch self {
    case .hue(let hue): hue.rawValue
    case .literal(let color): color.css
    }
  }
}
