extension View {
  /// Puts space around the view.
  ///
  /// - Parameter insets: how much on each edge, in points; negative makes the view stick out.
  /// - Returns: the view with space around it.
  public func padding(_ insets: EdgeInsets) -> some View {
    Padded(content: self, insets: insets)
  }

  /// Puts the same space around the view on some edges, on all if not told.
  ///
  /// - Parameters:
  ///   - edges: where.
  ///   - length: how much, in points; 16 if not given.
  /// - Returns: the view with space around it.
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    padding(edges.insets(length ?? 16))
  }

  /// Puts the same space around the view on all edges.
  ///
  /// - Parameter length: how much, in points.
  /// - Returns: the view with space around it.
  public func padding(_ length: Double) -> some View {
    padding(.all, length)
  }
}

private struct Padded<Content: View>: ModifiedView {
  let content: Content
  let insets: EdgeInsets

  func add(around view: (inout ViewLowering) -> Void, to lowering: inout ViewLowering) {
    // An optional text is dynamic content, which says defaults of preferences; a cast would unwrap
    // it.
    if Content.self == Text.self, let text = content as? Text, insets.areNotNegative {
      let space = TextSpace(insets: lowering.arena.warnings.checked(insets))
      lowering.text(text, in: space)
    } else {
      lowering.padding(insets, view)
    }
  }
}

extension EdgeInsets {
  /// Whether nothing sticks out, so that what is inside does not need its own place.
  fileprivate var areNotNegative: Bool { min(top, leading, bottom, trailing) >= 0 }
}

extension ViewLowering {
  /// Adds an element with space around a view.
  mutating func padding(_ insets: EdgeInsets, _ view: (inout ViewLowering) -> Void) {
    let payload = arena.parameters.insets.index(of: arena.warnings.checked(insets))
    container(.padding, payload: payload, children: view)
  }
}

/// The namespace of sets of a rectangle's edges, as in SwiftUI.
public enum Edge {
  /// Some of the four edges.
  public struct Set: OptionSet, Sendable {
    /// One bit for each edge.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }
}

extension Edge.Set {
  /// The top edge.
  public static let top = Edge.Set(rawValue: 1)
  /// The left edge.
  public static let leading = Edge.Set(rawValue: 2)
  /// The bottom edge.
  public static let bottom = Edge.Set(rawValue: 4)
  /// The right edge.
  public static let trailing = Edge.Set(rawValue: 8)
  /// The left and the right edge.
  public static let horizontal: Edge.Set = [.leading, .trailing]
  /// The top and the bottom edge.
  public static let vertical: Edge.Set = [.top, .bottom]
  /// All four edges.
  public static let all: Edge.Set = [.horizontal, .vertical]

  fileprivate func insets(_ length: Double) -> EdgeInsets {
    EdgeInsets(
      top: contains(.top) ? length : 0, leading: contains(.leading) ? length : 0,
      bottom: contains(.bottom) ? length : 0, trailing: contains(.trailing) ? length : 0)
  }
}
