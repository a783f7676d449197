import Testing

@testable import TreeDrawing

@Suite struct LabelConservationTests {
  /// Random trees, written in each format, read, drawn, and found again in the picture by an XML
  /// reader.
  @Test(arguments: LabelFormat.all, Effort.seeds(50))
  func `no label is lost or altered`(_ format: LabelFormat, seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let roots = randomForest(format, &random)
    let bytes = Array(format.write(roots, &random).utf8)
    let read = try forest(bytes, name: "plan", ReadingOptions(format: format.format)).roots
    let drawn = try DrawnTexts(
      in: TreePicture(of: read, PictureOptions(labels: LabelStyle(width: .unlimited))).svg)
    let wrapped = format.wrapping(roots)
    let expected = wrapped.flatMap(\.preorder).map { scalars(lines($0)) }
    #expect(drawn.nodes.map(\.count) == expected.map { _ in 1 }, "seed \(seed)")
    for (found, label) in zip(drawn.nodes, expected) {
      #expect(found.map(scalars) == [label], "seed \(seed)")
    }
    #expect(drawn.edges == [])
  }

  @Test func `labels are looked for in every format`() {
    #expect(Set(LabelFormat.all.map(\.format)) == Set(Format.allCases).subtracting([.auto]))
  }

  @Test(arguments: UInt64(0)..<100)
  func `no label, note or label of an edge is lost in blocks`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let texts = (0..<12).map { _ in randomLabel(LabelFormat.anything, &random) + "." }
    let lines = stride(from: 0, to: texts.count, by: 3).map { at in
      let values = texts[at..<at + 3].map { LabelFormat.quoted($0, &random) }
      return "  x {label=\(values[0]) note=\(values[1]) edge=\(values[2])}\n"
    }
    let outline = Array(("Root\n" + lines.joined()).utf8)
    let read = try forest(outline, ReadingOptions(format: .outline)).roots
    let drawn = try DrawnTexts(
      in: TreePicture(of: read, PictureOptions(labels: LabelStyle(width: .unlimited))).svg)
    for (index, found) in drawn.nodes.dropFirst().enumerated() {
      let expected = texts[(3 * index)..<(3 * index + 2)].map { scalars(self.lines($0)) }
      #expect(found.map(scalars) == expected, "seed \(seed)")
      #expect(scalars(drawn.edges[index]) == scalars(shown(texts[3 * index + 2])), "seed \(seed)")
    }
  }

  /// The same in lines, of which empty ones at the end are left out.
  private func lines(_ label: String) -> String {
    var lines: [String.UnicodeScalarView] = [.init()]
    var previous: Unicode.Scalar?
    for scalar in label.unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\n", "\r": lines.append(.init())
      default: lines[lines.count - 1].append(scalar)
      }
      previous = scalar
    }
    while lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { shown(String($0)) }.joined(separator: "\n")
  }

  /// What the documentation says is drawn, put down here once more.
  private func shown(_ label: String) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in label.unicodeScalars {
      switch scalar {
      case "\t", "\n", "\r": shown.append(" ")
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": shown.append("\u{FFFD}")
      default: shown.append(scalar)
      }
    }
    return String(shown)
  }

  /// Scalars are compared, since strings are equal already if they look the same.
  private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }

  private func randomForest(
    _ format: LabelFormat, _ random: inout SplitMix64
  ) -> [Tree<String>] {
    var builder = ForestBuilder<String>()
    for number in 0..<Int.random(in: 1...20, using: &random) {
      while builder.depth > 0, Int.random(in: 0..<5, using: &random) < 2 { builder.close() }
      let label = randomLabel(format.alphabet, &random)
      builder.open(format.isNumbered ? "\(number) " + label : label)
    }
    return builder.forest()
  }

  /// Parts with spaces between some of them.
  private func randomLabel(_ alphabet: [String], _ random: inout SplitMix64) -> String {
    var label = alphabet.randomElement(using: &random) ?? ""
    for _ in 0..<Int.random(in: 0..<12, using: &random) {
      label += ["", "", " ", "  "].randomElement(using: &random) ?? ""
      label += alphabet.randomElement(using: &random) ?? ""
    }
    return label
  }
}
