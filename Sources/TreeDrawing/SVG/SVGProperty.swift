/// A CSS property of elements.
struct SVGProperty: Hashable {
  let name: String
  var value: Value
  /// Its value in an element that no rule is for.
  let initial: Value

  enum Value: Hashable {
    case text(String)
    case color(Color)
  }
}

extension SVGProperty {
  init(_ name: String, _ value: String, initial: String) {
    self.init(name: name, value: .text(value), initial: .text(initial))
  }

  /// The property of a colour, or of none.
  init(_ name: String, _ color: Color?, initial: Value) {
    self.init(name: name, value: color.map(Value.color) ?? .text("none"), initial: initial)
  }

  /// The declaration, on light pages.
  var declaration: String { "\(name):\(value.css)" }

  /// The colour, if it is one.
  var color: Color? {
    if case .color(let color) = value { color } else { nil }
  }
}

extension SVGProperty.Value {
  fileprivate var css: String {
    switch self {
    case .text(let text): text
    case .color(let color): color.css
    }
  }
}
