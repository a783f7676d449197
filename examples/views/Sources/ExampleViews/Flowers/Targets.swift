import TreeDrawing

/// Something that a bee flies to: what it is, and where.
struct Target {
  let id: String
  let bounds: Anchor<Rect>
}

/// All that bees fly to, in the order in which it is declared.
enum Targets: PreferenceKey {
  static var defaultValue: [Target] { [] }

  static func reduce(value: inout [Target], nextValue: () -> [Target]) {
    value += nextValue()
  }
}

extension View {
  /// Lets bees fly to the view.
  func target(_ id: String) -> some View {
    anchorPreference(key: Targets.self, value: .bounds) { [Target(id: id, bounds: $0)] }
  }

  /// Draws a bee's way over the view, through targets inside it, and the bee on the last.
  ///
  /// - Parameter ids: which targets, first to last; those that are not there are left out.
  /// - Returns: the view with the way over it.
  func route(through ids: [String]) -> some View {
    overlayPreferenceValue(Targets.self) { targets in
      GeometryReader { proxy in
        let bounds = Dictionary(targets.map { ($0.id, $0.bounds) }) { first, _ in first }
        Flight(points: ids.compactMap { bounds[$0] }.map { proxy[$0][.center] })
      }
    }
  }
}
