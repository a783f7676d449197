/// A class of nodes that every theme has a style for; others can be coloured by.
public enum NodeClass: String, CaseIterable, Hashable, Sendable {
  case done
  case active
  case warning
  case failed
  case muted
  case new
}

extension NodeClass {
  /// The hue of its nodes.
  var hue: Hue {
    switch self {
    case .done: .green
    case .active: .blue
    case .warning: .yellow
    case .failed: .red
    case .muted: .grey
    case .new: .violet
    }
  }

  /// What tells its nodes from others without colour, besides a line that is wider or dashed.
  var sign: NodeSign? {
    switch self {
    case .done: .check
    case .active: .play
    case .warning: .bang
    case .failed: .cross
    case .muted: nil
    case .new: .plus
    }
  }
}

extension Theme {
  /// How nodes of a class style.
  ///
  /// - Parameters:
  ///   - nodeClass: the class.
  ///   - style: how the node would look otherwise.
  /// - Returns: the style, which differs from others in its colour and in a second way.
  func style(_ nodeClass: NodeClass, over style: NodeStyle) -> NodeStyle {
    var style = style
    if nodeClass == .muted {
      style = NodeStyle(
        fill: page, stroke: muted, text: muted, quiet: muted, isDashed: true)
    } else {
      style = style.on(tone(nodeClass.hue))
      style.lineWidth = nodeClass == .active ? 2 : 1
      style.sign = nodeClass.sign
    }
    return style
  }
}
