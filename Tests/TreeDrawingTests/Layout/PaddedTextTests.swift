import Testing

@testable import TreeDrawing

/// A padded text is one element; it must look as if the space around were another.
@Suite struct PaddedTextTests {
  private static let insets = EdgeInsets(top: 1, leading: 2, bottom: 30, trailing: 40)

  private static func expectSame(
    _ text: Text, _ change: (AnyView) -> AnyView, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    func drawing(_ padded: some View) -> String {
      let column = VStack(alignment: .trailing) {
        HStack(alignment: .firstTextBaseline) {
          Text("a")
          change(AnyView(padded))
          Text("b\nc")
        }
        HStack(alignment: .lastTextBaseline) {
          change(AnyView(padded))
          Text("b\nc")
        }
      }
      return Drawing(of: column).svg
    }
    #expect(
      drawing(text.padding(insets)) == drawing(Group { text }.padding(insets)),
      sourceLocation: sourceLocation)
  }

  @Test(arguments: ["", "one", "one\ntwo\nthree", "ไม้", "שלום\nworld"])
  func `baselines, places and sizes are those of a text with space around`(content: String) {
    let text = Text(content)
    Self.expectSame(text) { $0 }
    Self.expectSame(text) { AnyView($0.background(.red)) }
    Self.expectSame(text) { AnyView($0.multilineTextAlignment(.trailing)) }
    Self.expectSame(text) { AnyView($0.multilineTextAlignment(.center).font(.system(size: 9))) }
    Self.expectSame(text) { AnyView($0.frame(width: 150, height: 80, alignment: .topLeading)) }
    Self.expectSame(text) { AnyView($0.padding(3).alignmentGuide(.trailing) { _ in 5 }) }
    Self.expectSame(text) { AnyView($0.opacity(0.5).layoutPriority(1)) }
  }

  @Test(arguments: [7.77, 12, 13.37, 16, 24, 48, 96.0])
  func `numbers are the same to the last digit`(size: Double) {
    for seed in Effort.seeds(20) {
      var random = SplitMix64(seed: seed)
      let labels = (0..<40).map { _ in
        String((0..<Int.random(in: 1...25, using: &random)).map { _ in Self.letter(&random) })
      }
      let insets = EdgeInsets(
        top: 8 * size / 14, leading: 12 * size / 14, bottom: 8 * size / 14,
        trailing: 12 * size / 14)
      func drawing(_ padded: @escaping (String) -> some View) -> String {
        let column = VStack(alignment: .leading, spacing: 20.005) {
          ForEach(each: labels) { padded($0) }
        }
        return Drawing(of: column.font(.system(size: size, weight: .bold))).svg
      }
      let found = drawing { Text($0).padding(insets) }
      #expect(found == drawing { text in Group { Text(text) }.padding(insets) }, "seed \(seed)")
    }
  }

  private static func letter(_ random: inout SplitMix64) -> Character {
    "abcdefghijklmnopqrstuvwxyzABCDEFG \n".randomElement(using: &random) ?? "a"
  }

  @Test func `texts of one style in different space have different styles of their own`() {
    let column = VStack {
      Text("a").padding(1)
      Text("b").padding(2)
      Text("c")
    }
    let grouped = VStack {
      Group { Text("a") }.padding(1)
      Group { Text("b") }.padding(2)
      Text("c")
    }
    #expect(Drawing(of: column).svg == Drawing(of: grouped).svg)
  }

  @Test(arguments: [-5.0, .nan, .infinity, 1e300]) func `insets that make no sense are reported`(
    length: Double
  ) {
    let text = Drawing(of: Text("a").padding(length))
    let group = Drawing(of: Group { Text("a") }.padding(length))
    #expect(text.svg == group.svg)
    #expect(text.warnings == group.warnings)
  }

  private enum Trace: PreferenceKey {
    static var defaultValue: String { "d" }
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }

  @Test func `an optional text says defaults of preferences, as any view on a condition`() {
    let text: Text? = Text("a")
    func drawing(_ padded: some View) -> String {
      let row = HStack {
        padded
        Text("b").preference(key: Trace.self, value: "x")
      }
      return Drawing(of: row.overlayPreferenceValue(Trace.self) { Text($0) }).svg
    }
    #expect(drawing(text.padding(1)) == drawing(Group { text }.padding(1)))
    #expect(drawing(AnyView(text.map { AnyView($0) })) == drawing(Group { text }))
  }
}
