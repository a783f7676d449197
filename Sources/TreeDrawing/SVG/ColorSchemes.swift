/// The colours of a document for viewers that prefer other than those for light pages: dark pages,
/// more contrast, or a few colours of their own.
///
/// All is in blocks that begin with `@media`, which simple viewers leave out: they see the colours
/// for light pages in rules before. Each colour is a variable there, as each scheme says its value
/// once. A page that shows the document as an image can ask for a scheme by the fragment of the
/// address, such as `picture.svg#dark`: that makes one of a few empty elements before all others
/// the target.
struct ColorSchemes {
  private let rules: [ColoredRule]
  /// The colours and what each is for, numbered as their variables are.
  private let uses: [ColorUse]

  /// Finds the colours of rules; nil if they are the same in all schemes.
  init?(of rules: [SVGRule]) {
    let colors = rules.lazy.flatMap(\.properties).compactMap(\.color)
    guard colors.contains(where: \.isAdaptive) else { return nil }
    var uses = InternTable<ColorUse>()
    self.rules = rules.map { ColoredRule($0, &uses) }
    self.uses = uses.values
  }
}

/// The colours of a rule.
private struct ColoredRule {
  let selector: String
  /// The properties that are colours, each with the number of its variable.
  let properties: [(name: String, variable: Int)]
  /// Whether its elements are grounds without an outline, which could not be seen in a few colours.
  let needsOutline: Bool

  init(_ rule: SVGRule, _ uses: inout InternTable<ColorUse>) {
    selector = rule.selector
    properties = rule.colorUses.map { ($0.property, uses.index(of: $0.use)) }
    needsOutline = rule.needsOutline
  }
}

extension ColorSchemes {
  /// The names of the elements that ask for a scheme when they are the target: those that GitHub
  /// and MkDocs use are among them.
  private static let darkTargets = ["dark", "gh-dark-mode-only", "only-dark"]
  private static let lightTargets = ["light", "gh-light-mode-only", "only-light"]
  static var targets: [String] { darkTargets + lightTargets }

  /// A text that differs if any colour does.
  var key: String { uses.map(\.color.onDark.css).joined() }

  /// The rules in a scope.
  func rules(_ scope: String) -> [String] {
    let root = ".\(scope)"
    let (light, dark) = (values(\.light), values(\.dark))
    let colored = rules.compactMap { rule(for: $0, root) }
    return ["@media all{"] + declare(root, light) + colored
      + declare(targeted(Self.darkTargets, root), dark)
      + declare(targeted(Self.lightTargets, root), light) + ["}"]
      + media("(prefers-color-scheme:dark)", declare(root, dark, unlike: light))
      + media("(prefers-contrast:more)", declare(root, values(\.strongLight), unlike: light))
      + media(
        "(prefers-contrast:more) and (prefers-color-scheme:dark)",
        declare(root, values(\.strongDark), unlike: light)
      )
      + media("(forced-colors:active)", forced(root))
  }

  private func values(_ value: (ColorUse) -> String) -> [String] { uses.map(value) }

  private func media(_ query: String, _ rules: [String]) -> [String] {
    rules.isEmpty ? [] : ["@media \(query){"] + rules + ["}"]
  }

  /// The rule that gives variables their values; none if there is nothing to say.
  private func declare(
    _ selector: String, _ values: [String], unlike others: [String] = []
  ) -> [String] {
    let changed = values.indices.filter { others.isEmpty || values[$0] != others[$0] }
    guard !changed.isEmpty else { return [] }
    let text = changed.map { "\(name($0)):\(values[$0])" }.joined(separator: ";")
    return ["\(selector){\(text)}"]
  }

  /// The rule that takes the colours of another one from variables.
  private func rule(for rule: ColoredRule, _ root: String) -> String? {
    guard !rule.properties.isEmpty else { return nil }
    let text = rule.properties.map { "\($0.name):var(\(name($0.variable)))" }
    return "\(root) \(rule.selector){\(text.joined(separator: ";"))}"
  }

  /// What stands behind elements of which one is the target.
  private func targeted(_ targets: [String], _ root: String) -> String {
    targets.map { "\(root) #\($0):target~g" }.joined(separator: ",")
  }

  /// Colours of the system alone: letters and lines in one, grounds in another.
  private func forced(_ root: String) -> [String] {
    let text = uses.enumerated().map { "\(name($0)):\($1.forced)!important" }
    let outlines = rules.filter(\.needsOutline).map { "\(root) \($0.selector){stroke:CanvasText}" }
    return ["\(root)>g{\(text.joined(separator: ";"))}"] + outlines
  }

  private func name(_ number: Int) -> String { "--c\(number + 1)" }
}

/// A colour and what it is for, which decides what becomes of it where more contrast is preferred.
private struct ColorUse: Hashable {
  let color: Color
  let part: Part

  enum Part {
    case ground
    case line
    case letters
  }
}

extension ColorUse {
  var light: String { color.onLight.css }
  var dark: String { color.onDark.css }
  var strongLight: String { strong(color.onLight, on: .white).css }
  var strongDark: String { strong(color.onDark, on: .black).css }

  /// The colour where more contrast is preferred, on a page.
  private func strong(_ color: ColorBytes, on page: ColorBytes) -> ColorBytes {
    guard color.opacity == 255 else { return color }
    switch part {
    // Letters that are not like the page stand on a ground which is.
    case .letters: return color.isDark ? .black : .white
    case .line: return color.standingOut(by: 7, from: [page])
    // Grounds with letters in black or white.
    case .ground: return color.standingOut(by: 7, from: [color.isDark ? .white : .black])
    }
  }

  /// The colour of the system.
  var forced: String {
    part == .line || color.onLight.isDark ? "CanvasText" : "Canvas"
  }
}

extension SVGRule {
  /// The properties that are colours, and what these are for.
  fileprivate var colorUses: [(property: String, use: ColorUse)] {
    properties.compactMap { property in
      guard let color = property.color else { return nil }
      let isLine = property.name == "stroke"
      let part: ColorUse.Part =
        style.element == .text ? (isLine ? .ground : .letters) : (isLine ? .line : .ground)
      return (property.name, ColorUse(color: color, part: part))
    }
  }

  /// Whether its elements are grounds without an outline, which could not be seen in a few colours.
  fileprivate var needsOutline: Bool {
    guard case .shape(_, let paint, _) = style else { return false }
    return paint.fill != nil && paint.stroke == nil
  }
}
