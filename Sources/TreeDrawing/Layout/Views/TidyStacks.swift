/// Subtrees side by side, as near to each other as their outlines allow.
///
///     VStack(alignment: .parent, spacing: 32) {
///       Text("Parent")
///       TidyHStack(spacing: 16, guide: .parent) {
///         Text("Child")
///         VStack(alignment: .parent, spacing: 32) {
///           Text("Another child")
///           TidyHStack(spacing: 16, guide: .parent) { Text("a"); Text("b") }
///         }
///       }
///     }
///
/// It looks into the columns and rows of this kind in it: what they consist of is pushed together
/// until some of it is the spacing apart. Views with a background shape, an overlay shape or a
/// mark, and all other views, are boxes, with the padding around them. If there is room left
/// between some views, it is shared out evenly.
///
/// It offers its views nothing, so all have their ideal size. It sets one guide, by the middles of
/// its views: where the view above them stands. The middle of a view is where that has the guide;
/// so columns aligned by it report their own root.
public struct TidyHStack<Content: View>: View {
  let style: TidyStyle
  let content: Content

  /// Puts subtrees side by side, first left.
  ///
  /// - Parameters:
  ///   - edge: the edge on which their roots stand on one line.
  ///   - spacing: the gaps between them in points.
  ///   - guide: the guide of the view above, which the stack sets.
  ///   - rule: where that view stands.
  ///   - interlocks: whether a subtree may stand in gaps of those beside it; if not, its frame is
  ///     kept free.
  ///   - content: the subtrees.
  public init(
    from edge: VerticalEdge = .top, spacing: TidySpacing = 8,
    guide: HorizontalAlignment = .center, rule: ChildAlignment = .outer,
    interlocks: Bool = true, @ViewBuilder content: () -> Content
  ) {
    style = TidyStyle(
      axis: .horizontal, isFlushAtEnd: edge == .bottom, interlocks: interlocks,
      spacing: spacing, guide: guide.key, rule: rule)
    self.content = content()
  }

  /// Tells the layout engine about the row and its subtrees.
  public func _lower(into lowering: inout ViewLowering) {
    lowering.nest(self) { $0.tidyStack(style) { content._lower(into: &$0) } }
  }
}

/// Subtrees below each other, as near to each other as their outlines allow.
///
/// It does vertically what `TidyHStack` does horizontally: it looks into rows and columns of this
/// kind.
public struct TidyVStack<Content: View>: View {
  let style: TidyStyle
  let content: Content

  /// Puts subtrees below each other, first on top.
  ///
  /// - Parameters:
  ///   - edge: the edge on which their roots stand on one line.
  ///   - spacing: the gaps between them in points.
  ///   - guide: the guide of the view beside, which the stack sets.
  ///   - rule: where that view stands.
  ///   - interlocks: whether a subtree may stand in gaps of those beside it; if not, its frame is
  ///     kept free.
  ///   - content: the subtrees.
  public init(
    from edge: HorizontalEdge = .leading, spacing: TidySpacing = 8,
    guide: VerticalAlignment = .center, rule: ChildAlignment = .outer,
    interlocks: Bool = true, @ViewBuilder content: () -> Content
  ) {
    style = TidyStyle(
      axis: .vertical, isFlushAtEnd: edge == .trailing, interlocks: interlocks,
      spacing: spacing, guide: guide.key, rule: rule)
    self.content = content()
  }

  /// Tells the layout engine about the column and its subtrees.
  public func _lower(into lowering: inout ViewLowering) {
    lowering.nest(self) { $0.tidyStack(style) { content._lower(into: &$0) } }
  }
}

extension ViewLowering {
  /// Adds a tidy stack with the views that a closure lowers.
  fileprivate mutating func tidyStack(
    _ style: TidyStyle, _ views: (inout ViewLowering) -> Void
  ) {
    oneView { lowering in
      let style = lowering.arena.warnings.checked(style)
      let number = lowering.arena.parameters.tidyStyles.index(of: style)
      let outer = lowering.beginTidyStack(Int32(number))
      views(&lowering)
      lowering.end(.tidyStack, outer)
    }
  }

  /// Begins a tidy stack of a style at the cursor.
  mutating func beginTidyStack(_ style: Int32) -> OuterCursor {
    if cursor.stack != .none {
      let level = arena.parameters.tidyStyles[Int(style)].guide.level
      arena.parameters.stacks[arena.payload(of: cursor.stack)].include(level: level)
    }
    let payload = arena.parameters.tidyStacks.appendIndex(Parameters.TidyStack(style: style))
    return begin(.tidyStack, payload: payload)
  }
}
