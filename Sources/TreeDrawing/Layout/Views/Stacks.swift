/// Views side by side.
public struct HStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: Double?
  let content: Content

  /// Puts views side by side, first left.
  ///
  /// - Parameters:
  ///   - alignment: the guide that lines them up vertically.
  ///   - spacing: the gap between neighbours in points, 8 if not given; it may be negative.
  ///   - content: the views.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Tells the layout engine about the row and its views.
  public func _lower(into lowering: inout ViewLowering) {
    lowering.nest(self) {
      $0.stack(along: .horizontal, aligning: alignment.key, spacing: spacing) {
        content._lower(into: &$0)
      }
    }
  }
}

/// Views below each other.
public struct VStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: Double?
  let content: Content

  /// Puts views below each other, first on top.
  ///
  /// - Parameters:
  ///   - alignment: the guide that lines them up horizontally.
  ///   - spacing: the gap between neighbours in points, 8 if not given; it may be negative.
  ///   - content: the views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Tells the layout engine about the column and its views.
  public func _lower(into lowering: inout ViewLowering) {
    lowering.nest(self) {
      $0.stack(along: .vertical, aligning: alignment.key, spacing: spacing) {
        content._lower(into: &$0)
      }
    }
  }
}

/// The gap between views, and the length of a spacer, that is not told, in points.
let defaultSpacing = 8.0

/// Views on top of each other, first at the back.
public struct ZStack<Content: View>: View {
  let alignment: Alignment
  let content: Content

  /// Puts views on top of each other.
  ///
  /// - Parameters:
  ///   - alignment: the guides that lie on each other.
  ///   - content: the views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Tells the layout engine about the views and how they lie.
  public func _lower(into lowering: inout ViewLowering) {
    lowering.nest(self) { lowering in
      lowering.oneView { lowering in
        let payload = lowering.arena.parameters.alignments.index(of: alignment)
        lowering.container(.zStack, payload: payload) { content._lower(into: &$0) }
      }
    }
  }
}

extension ViewLowering {
  /// Adds a stack with the views that a closure lowers.
  mutating func stack(
    along axis: Axis, aligning guide: AlignmentKey, spacing: Double?,
    _ views: (inout ViewLowering) -> Void
  ) {
    oneView { lowering in
      let guide = lowering.arena.parameters.stackGuides.index(of: guide)
      let payload = lowering.addStack(along: axis, aligning: guide, spacing: spacing)
      lowering.container(.stack, payload: payload, children: views)
    }
  }

  /// Adds what is known of a stack at the cursor.
  ///
  /// - Parameters:
  ///   - axis: along which it arranges its views.
  ///   - guide: the guide that lines them up, by its number among those of stacks.
  ///   - spacing: the gap between them in points, the usual one if not given.
  /// - Returns: where it is among the stacks.
  mutating func addStack(along axis: Axis, aligning guide: Int, spacing: Double?) -> Int {
    let parameter: LayoutWarning.Parameter = axis == .horizontal ? .rowSpacing : .columnSpacing
    let spacing = spacing.map { arena.warnings.number($0, parameter, else: defaultSpacing) }
    return arena.parameters.stacks.appendIndex(
      Parameters.Stack(
        axis: axis, guide: guide, spacing: spacing, outer: cursor.stack,
        tidyStyle: tidyStyle(lookingAlong: axis)))
  }
  /// The style of the tidy stack that looks into a stack at the cursor along an axis, if one does.
  private func tidyStyle(lookingAlong axis: Axis) -> Int32 {
    let number = cursor.tidyStyle
    guard number != Contours.none, axis != arena.parameters.tidyStyles[Int(number)].axis
    else { return Contours.none }
    return number
  }
}
