/// What coordinates are relative to.
public struct CoordinateSpace: Hashable, Sendable {
  let kind: Kind

  enum Kind: Hashable, Sendable {
    case local
    case global
    case named(SpaceName)
  }
}

extension CoordinateSpace {
  /// The view itself.
  public static let local = CoordinateSpace(kind: .local)
  /// The whole picture.
  public static let global = CoordinateSpace(kind: .global)

  /// The nearest view around that was given a name.
  ///
  /// If there is none, it is the whole picture, and `Drawing.warnings` says so.
  ///
  /// - Parameter name: a name given by `coordinateSpace(name:)`.
  /// - Returns: the space of that name.
  public static func named(_ name: some Hashable & Sendable) -> CoordinateSpace {
    CoordinateSpace(kind: .named(SpaceName(name)))
  }
}

extension View {
  /// Names the view's coordinates for the views inside it.
  ///
  /// - Parameter name: what readers inside ask for; the nearest view of that name counts.
  /// - Returns: the same view, its coordinates named.
  public func coordinateSpace(name: some Hashable & Sendable) -> some View {
    Named(content: self, name: SpaceName(name))
  }
}

private struct Named<Content: View>: ModifiedView {
  let content: Content
  let name: SpaceName

  func add(around view: (inout ViewLowering) -> Void, to lowering: inout ViewLowering) {
    let space = lowering.arena.spaces.add(name, outer: lowering.cursor.space)
    lowering.container(.coordinateSpace, payload: space.index, children: view)
  }
}

/// The name of a coordinate space; text is the usual one, and compared without boxes.
enum SpaceName: Sendable {
  case text(String)
  case other(any Hashable & Sendable)

  init(_ name: some Hashable & Sendable) {
    if let text = name as? String { self = .text(text) } else { self = .other(name) }
  }
}

extension SpaceName: Hashable {
  static func == (left: SpaceName, right: SpaceName) -> Bool {
    switch (left, right) {
    case (.text(let left), .text(let right)): left == right
    case (.other(let left), .other(let right)): AnyHashable(left) == AnyHashable(right)
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .text(let text): hasher.combine(text)
    case .other(let name): hasher.combine(AnyHashable(name))
    }
  }
}

extension SpaceName: CustomStringConvertible {
  /// The name as it would be written in code; text is quoted.
  var description: String {
    switch self {
    case .text(let text): text.debugDescription
    case .other(let name): String(describing: name)
    }
  }
}
