extension LayoutWarning: CustomStringConvertible {
  /// The warning as one line of text: what is wrong, and what was done.
  public var description: String {
    count == 1 ? misuse.description : "\(misuse) (\(count) times)"
  }
}

extension LayoutWarning.Misuse: CustomStringConvertible {
  /// What is wrong, and what was done.
  public var description: String { wording.line }
}

extension LayoutWarning.Misuse: Problem {
  package var wording: Wording { Wording(cause: cause, remedies: remedies) }

  private var remedies: [String] {
    guard case .severalRoots = self else { return [] }
    return ["put them in a VStack, an HStack or a ZStack"]
  }

  private var cause: String {
    switch self {
    case .number(let parameter, let value, let replacement):
      "\(parameter.rawValue) is \(value), but must be \(parameter.range(for: value)); "
        + (replacement.map { "\($0) is used instead" } ?? "it is ignored")
    case .bound(let parameter, let value, let other, let bound):
      "\(parameter.rawValue) is \(value), less than \(other.rawValue); it is raised to \(bound)"
    case .length(let extent, let value, let replacement):
      "the \(extent) of a view came out as \(value); "
        + (replacement.map { "\($0)" } ?? "the ideal one") + " is used instead"
    case .guide(let name, let value):
      "alignmentGuide(\(name)) came out as \(value) in a view of finite size; it is ignored"
    case .layoutGuide(let name, let value):
      "explicitAlignment(of: \(name)) of a layout came out as \(value) in a view of finite size; "
        + "it is ignored"
    case .defaultGuide(let name, let value):
      "the default of the guide \(name) came out as \(value) in a view of finite size; "
        + "0 is used instead"
    case .circularGuide(let name):
      "the default of the guide \(name) depends on itself; 0 is used instead"
    case .coordinates(let painted):
      "\(painted.name) has a coordinate that is not a finite number; \(painted.outcome)"
    case .distance(let painted):
      "\(painted.name) reaches farther than \(Self.greatest) points; \(painted.outcome)"
    case .pathWithoutStart:
      "a path begins with a line, but must begin with a move; "
        + "what is before its first move is not painted"
    case .severalRoots(let count):
      "\(count) views are drawn where one is needed, so they lie on top of each other"
    case .unknownSpace(let name, let known):
      "no view around is named \(name) by coordinateSpace(name:); "
        + "the whole picture's coordinates are used instead" + Self.list(known)
    case .destination(let text, let reason):
      "the destination of a link is '\(text.quotable)', but \(reason); it is no link"
    case .noBody(let type):
      "\(type) has Never as its body, which only views of the library may have; "
        + "nothing is drawn for it"
    case .noNode(let id):
      "nodeOverlays names the node \(id), which no diagram inside draws; "
        + "what belongs to it is left out"
    }
  }

  private static let greatest = LayoutWarning.Value.number(.greatestLength)

  private static func list(_ known: [String]) -> String {
    known.isEmpty ? "; no names are known here" : "; known here: " + known.joined(separator: ", ")
  }
}

extension LayoutWarning.Painted {
  fileprivate var name: String {
    switch self {
    case .shape: "a shape"
    case .text: "a text"
    case .image: "an image"
    case .view: "a view"
    case .clip: "a clip shape"
    }
  }

  fileprivate var outcome: String { self == .clip ? "it does not clip" : "it is not painted" }
}

extension LayoutWarning.Value: CustomStringConvertible {
  /// The number, without decimals if it has none.
  public var description: String {
    switch self {
    case .notANumber: "NaN"
    case .number(.infinity): "infinite"
    case .number(-.infinity): "-infinite"
    case .number(let value): value.description.withoutZeroDecimal
    }
  }
}

extension LayoutWarning.Parameter {
  /// What numbers may be given, told to someone who gave another.
  fileprivate func range(for value: LayoutWarning.Value) -> String {
    guard case .number(let number) = value, number.isFinite, !number.isDrawable,
      number > 0 || range == .finite
    else { return range.description }
    return "at most \(LayoutWarning.Value.number(.greatestLength))"
      + (number < 0 ? " in magnitude" : "")
  }
}

extension LayoutWarning.Range: CustomStringConvertible {
  var description: String {
    switch self {
    case .number: "a number"
    case .finite: "a finite number"
    case .notNegative: "a number not less than 0"
    case .finiteNotNegative: "a finite number not less than 0"
    case .finitePositive: "a finite number greater than 0"
    case .count: "1 or more"
    }
  }
}

extension String {
  fileprivate var withoutZeroDecimal: String {
    hasSuffix(".0") ? String(dropLast(2)) : self
  }
}
