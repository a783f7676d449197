internal import TreeDrawing

extension ChildAlignment: Choice {
  var summary: String {
    switch self {
    case .centred: "midway between the first and the last, or just over a child near that"
    case .outer: "midway between the first and the last"
    case .middle: "over the middle one, or between the middle two"
    case .mean: "over the mean of their centres"
    case .first: "over the first"
    case .last: "over the last"
    case .box: "over the middle of the box around all below"
    }
  }
}

extension Arrangement: Choice {}

extension GrowthDirection: Choice {
  var summary: String {
    switch self {
    case .down: "children below their parent"
    case .up: "children above it"
    case .right: "children to the right of it"
    case .left: "children to the left of it"
    }
  }
}

extension EdgeForm: Choice {}

extension EdgeStyle: Choice {
  var summary: String {
    switch self {
    case .solid: "in one piece"
    case .dashed: "in short strokes"
    case .dotted: "in dots"
    }
  }
}

extension Arrows: Choice {
  var summary: String {
    switch self {
    case .none: "nowhere"
    case .end: "at the child"
    }
  }
}

/// The sides of a stem that children hang on.
enum StemSides: String, Choice {
  case one
  case both

  var summary: String {
    switch self {
    case .one: "to the right of it"
    case .both: "to the left and to the right of it"
    }
  }
}

extension DiagramStyle {
  /// The sides of a stem that children hang on.
  var stemSides: StemSides {
    get { hangsOnBothSides ? .both : .one }
    set { hangsOnBothSides = newValue == .both }
  }
}

extension NodeShape: Choice {}
