/// Empty space that takes what the stack around it has left along its axis, when all other views
/// have chosen.
///
/// It keeps no gap to its neighbours. In other containers it stretches along both axes.
public struct Spacer: View {
  let minLength: Double

  /// Makes a spacer.
  ///
  /// - Parameter minLength: how long it is at least, in points; 8 if not given.
  public init(minLength: Double? = nil) {
    self.minLength = minLength ?? defaultSpacing
  }

  /// Tells the layout engine about the spacer, which stretches along the axis of its stack.
  public func _lower(into lowering: inout ViewLowering) {
    lowering.oneView { lowering in
      let minLength = lowering.arena.warnings.number(
        minLength, .spacerLength, else: defaultSpacing)
      let space = FlexibleSpace(axis: lowering.axisAround, minLength: minLength)
      lowering.leaf(.spacer, payload: lowering.arena.parameters.spacers.appendIndex(space))
    }
  }
}

/// A thin line across the stack around it, or from left to right in other containers.
public struct Divider: View {
  /// Makes a divider.
  public init() {}

  /// Tells the layout engine about the line.
  public func _lower(into lowering: inout ViewLowering) {
    let line = Rectangle().fill(Color(rgb: 0xc4ccd6))
    if lowering.axisAround == .horizontal {
      line.frame(width: 1)._lower(into: &lowering)
    } else {
      line.frame(height: 1)._lower(into: &lowering)
    }
  }
}

extension ViewLowering {
  /// The axis of the layout around the current place, if that is a stack.
  fileprivate var axisAround: Axis? {
    mutating get {
      guard cursor.layout != .none else { return nil }
      let payload = arena.payload(of: cursor.layout)
      switch arena.kind(of: cursor.layout) {
      case .stack: return arena.parameters.stacks[payload].axis
      case .tidyStack:
        let style = arena.parameters.tidyStacks[payload].style
        return arena.parameters.tidyStyles[Int(style)].axis
      default: return nil
      }
    }
  }
}
