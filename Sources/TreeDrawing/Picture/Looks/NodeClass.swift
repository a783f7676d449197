/// A class of nodes that every theme has a look for; others can be coloured by.
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
  /// How nodes of a class look.
  ///
  /// - Parameters:
  ///   - nodeClass: the class.
  ///   - look: how the node would look otherwise.
  /// - Returns: the look, which differs from others in its colour and in a second way.
  func look(_ nodeClass: NodeClass, over look: NodeLook) -> NodeLook {
    var look = look
    if nodeClass == .muted {
      look = NodeLook(
        fill: page, stroke: muted, text: muted, quiet: muted, isDashed: true)
    } else {
      look = look.on(tone(nodeClass.hue))
      look.lineWidth = nodeClass == .active ? 2 : 1
      look.sign = nodeClass.sign
    }
    return look
  }
}
