import Testing
import TreeDrawing

/// Values of the environment that a program declares.
@Suite struct EnvironmentKeyTests {
  /// The widths of the views that read a value, in painting order.
  private func widths(_ view: some View) -> [Double] {
    Drawing(of: view).layers.flatMap(\.items).compactMap { item in
      guard case .shape(let path, _) = item else { return nil }
      return path.boundingRect.width
    }
  }

  @Test func `a view reads the key's default, and what the nearest view around sets`() {
    let view = VStack {
      Bar()
      VStack {
        Bar()
        Bar().environment(\.length, 3)
      }
      .environment(\.length, 2)
    }
    #expect(widths(view) == [1, 2, 3])
    #expect(widths(view.environment(\.length, 9)) == [9, 2, 3])
  }

  @Test func `a value is set by the inner of two modifiers, and changed from outside in`() {
    #expect(widths(Bar().environment(\.length, 2).environment(\.length, 3)) == [2])
    let changed = Bar()
      .transformEnvironment(\.length) { $0 += 1 }
      .transformEnvironment(\.length) { $0 *= 10 }
      .environment(\.length, 4)
    #expect(widths(changed) == [41])
  }

  @Test func `keys do not know of each other, and a value may be nothing`() {
    let view = HStack {
      EnvironmentReader(\.name) { Bar(factor: $0 == nil ? 2 : 3) }
      EnvironmentReader(\.name) { Bar(factor: $0 == nil ? 2 : 3) }.environment(\.name, "a")
      EnvironmentReader(\.name) { Bar(factor: $0 == nil ? 2 : 3) }.environment(\.name, nil)
    }
    .environment(\.name, "b").environment(\.length, 5)
    #expect(widths(view) == [15, 15, 10])
  }

  @Test func `each view of a group and of a collection reads what is around it`() {
    let view = HStack {
      Group {
        Bar()
        ForEach(0..<2) { Bar(factor: Double($0 + 1)) }
      }
      .environment(\.length, 7)
      Bar()
    }
    #expect(widths(view) == [7, 7, 14, 1])
  }

  @Test func `content that is made late reads what is around its place`() {
    let view = VStack {
      GeometryReader { _ in Bar() }
      Color.clear.frame(width: 9, height: 9).overlayPreferenceValue(Total.self) { _ in Bar() }
      Color.clear.frame(width: 9, height: 9).background { Bar().environment(\.length, 6) }
    }
    .environment(\.length, 5)
    #expect(widths(view).filter { $0 < 9 } == [5, 5, 6])
  }

  @Test func `a reader may make several views, or none`() {
    let view = HStack(spacing: 0) {
      EnvironmentReader(\.length) { length in
        ForEach(0..<Int(length)) { _ in Bar() }
      }
      EnvironmentReader(\.length) { _ in EmptyView() }
    }
    .environment(\.length, 4)
    #expect(Drawing(of: view).size.width == 16)
    let padded = HStack(spacing: 0) {
      EnvironmentReader(\.length) { _ in
        Bar()
        Bar()
      }
      .padding(1)
    }
    #expect(Drawing(of: padded).size.width == 6)
  }

  @Test func `a value may be a closure or a type of one's own`() {
    let view = EnvironmentReader(\.scale) { scale in Bar(factor: scale(2)) }
      .environment(\.scale) { $0 * 4 }
    #expect(widths(view) == [8])
  }

  @Test func `values set in each other cost no more with depth`() {
    struct Nest: View {
      let depth: Int

      var body: some View {
        ForEach(0..<1) { _ in
          if depth > 0 {
            Nest(depth: depth - 1).transformEnvironment(\.length) { $0 += 1 }
          } else {
            Bar()
          }
        }
      }
    }
    #expect(Drawing(of: VStack { Nest(depth: 20_000) }).size.width == 20_001)
  }
}

/// A view as wide as a value says.
private struct Bar: View {
  var factor = 1.0

  var body: some View {
    EnvironmentReader(\.length) { Rectangle().frame(width: $0 * factor, height: 1) }
  }
}

private enum Total: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

extension EnvironmentValues {
  private enum Length: EnvironmentKey {
    static var defaultValue: Double { 1 }
  }

  private enum Name: EnvironmentKey {
    static var defaultValue: String? { "anonymous" }
  }

  private enum Scale: EnvironmentKey {
    static var defaultValue: (Double) -> Double { { $0 } }
  }

  fileprivate var length: Double {
    get { self[Length.self] }
    set { self[Length.self] = newValue }
  }

  fileprivate var name: String? {
    get { self[Name.self] }
    set { self[Name.self] = newValue }
  }

  fileprivate var scale: (Double) -> Double {
    get { self[Scale.self] }
    set { self[Scale.self] = newValue }
  }
}
