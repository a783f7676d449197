@testable import TreeDrawing

// Views that hand values outwards, or measure themselves in spaces around them.
extension NestedViews {
  static var spaces: [NestedViews] {
    [
      NestedViews("named spaces, a reader in each that asks for the outermost") { inner, level in
        measured(in: "outermost") { inner }.coordinateSpace(name: level)
      }.inside { $0.coordinateSpace(name: "outermost") },
      NestedViews("named spaces, a reader in each that asks for the next but one") { inner, level in
        measured(in: level + 2) { inner }.coordinateSpace(name: level)
      },
      NestedViews("spaces of one name, a reader in each that asks for it") { inner, _ in
        measured(in: "space") { inner }.coordinateSpace(name: "space")
      },
      NestedViews("spaces of one name, a reader in each that asks for one around all") { inner, _ in
        measured(in: "outermost") { inner }.coordinateSpace(name: "space")
      }.inside { $0.coordinateSpace(name: "outermost") },
      NestedViews("named spaces around readers that ask for each of them") { inner, level in
        ZStack {
          inner
          Color.gray.background { reader(of: level) }
        }.coordinateSpace(name: -level)
      },
      NestedViews("spaces of two names, a reader in each that asks for one that is not there") {
        inner, level in
        measured(in: "nowhere") { inner }.coordinateSpace(name: level % 2)
      },
      NestedViews("readers within each other that ask for a space around all") { inner, _ in
        GeometryReader { proxy in
          inner.frame(width: proxy.frame(in: .named("outermost")).size.width)
        }
      }.inside { $0.coordinateSpace(name: "outermost") },
    ]
  }

  static var preferences: [NestedViews] {
    [
      NestedViews("counts that each level adds to") { inner, _ in
        VStack {
          inner
          Color.gray.preference(key: Count.self, value: 1)
        }
      },
      NestedViews("counts that each level reads, behind it") { inner, _ in
        VStack {
          inner
          Color.gray.preference(key: Count.self, value: 1)
        }.backgroundPreferenceValue(Count.self) { Color.gray.frame(width: Double($0)) }
      },
      NestedViews("counts that each level changes") { inner, _ in
        HStack {
          inner
          Text("x")
        }.transformPreference(Count.self) { $0 += 1 }
      },
      NestedViews("counts that each level replaces") { inner, level in
        inner.preference(key: Count.self, value: level)
      },
      NestedViews("anchors of each level, read around all") { inner, _ in
        VStack {
          inner
          Color.gray.anchorPreference(key: Anchors.self, value: .center) { [$0] }
        }
      }.inside {
        $0.overlayPreferenceValue(Anchors.self) { anchors in
          GeometryReader { proxy in
            Color.gray.frame(width: anchors.reduce(0) { $0 + proxy[$1].x })
          }
        }
      },
      NestedViews("anchors that are added to those inside") { inner, _ in
        inner.padding(1).transformAnchorPreference(key: Anchors.self, value: .center) {
          $0.append($1)
        }
      },
      NestedViews("anchors that end on every level") { inner, _ in
        VStack {
          inner
          Color.gray.anchorPreference(key: Anchors.self, value: .center) { [$0] }
        }.overlayPreferenceValue(Anchors.self) { anchors in
          GeometryReader { proxy in Color.gray.offset(x: anchors.first.map { proxy[$0].x } ?? 0) }
        }.preference(key: Anchors.self, value: [])
      },
    ]
  }

  private struct Count: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Anchors: PreferenceKey {
    static var defaultValue: [Anchor<Point>] { [] }
    static func reduce(value: inout [Anchor<Point>], nextValue: () -> [Anchor<Point>]) {
      value += nextValue()
    }
  }

  /// A view that asks where it is in a space.
  private static func measured(
    in space: some Hashable & Sendable, @ViewBuilder _ view: () -> some View
  ) -> some View {
    view().background {
      GeometryReader { Color.gray.offset(x: $0.frame(in: .named(space)).minX) }
    }
  }

  private static func reader(of level: Int) -> some View {
    GeometryReader { Color.gray.offset(x: $0.frame(in: .named(-level)).minX) }
  }
}
