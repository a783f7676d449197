/// Empty space that takes what a stack has left along its axis.
public struct Spacer: View {
  let minLength: Double

  /// Makes a spacer.
  ///
  /// - Parameter minLength: how long it is at least, in points; 8 if not given.
  public init(minLength: Double? = nil) {
    self.minLength = minLength ?? defaultSpacing
  }

  /// Tells the layout engine about the spacer, which stretches along the nearest stack's axis.
  public func _lower(into lowering: inout ViewLowering) {
    lowering.oneView { lowering in
      let minLength = lowering.arena.warnings.number(
        minLength, .spacerLength, else: defaultSpacing)
      let space = FlexibleSpace(axis: lowering.stackAxis, minLength: minLength)
      lowering.leaf(.spacer, payload: lowering.arena.parameters.spacers.appendIndex(space))
    }
  }
}

/// A thin line across a stack, or from left to right where there is none.
public struct Divider: View {
  /// Makes a divider.
  public init() {}

  /// Tells the layout engine about the line.
  public func _lower(into lowering: inout ViewLowering) {
    let line = Rectangle().fill(Color(rgb: 0xc4ccd6))
    if lowering.stackAxis == .horizontal {
      line.frame(width: 1)._lower(into: &lowering)
    } else {
      line.frame(height: 1)._lower(into: &lowering)
    }
  }
}

extension ViewLowering {
  /// The axis of the nearest stack around the current place.
  fileprivate var stackAxis: Axis? {
    mutating get {
      guard cursor.stack != .none else { return nil }
      return arena.parameters.stacks[arena.payload(of: cursor.stack)].axis
    }
  }
}
