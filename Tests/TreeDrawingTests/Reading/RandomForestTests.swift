import Testing

@testable import TreeReading

@Suite struct RandomForestTests {
  @Test(arguments: Effort.seeds(200))
  func `what is written as an outline reads back equal`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let trees = randomForest(&random, labels: ForestWriter.outlineLabels)
    let text = ForestWriter.outline(trees, &random)
    #expect(try forest(text).roots == trees, "seed \(seed)")
  }

  @Test(arguments: Effort.seeds(200))
  func `what is written as JSON reads back equal`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let trees = randomForest(&random, labels: ForestWriter.jsonLabels)
    let text = ForestWriter.json(trees, &random)
    #expect(try forest(text, name: "plan.json").roots == trees, "seed \(seed)")
  }

  @Test(arguments: Effort.seeds(200))
  func `what is written as records reads back equal`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let trees = randomForest(&random, labels: ForestWriter.jsonLabels)
    let writer = RecordWriter(trees, &random)
    let expected = dump(trees)
    #expect(
      try dump(forest(writer.table(&random), name: "a.csv").roots) == expected, "seed \(seed)")
    guard trees.map(\.count).reduce(0, +) > 1 else { return }
    #expect(
      try dump(forest(writer.json(&random), name: "a.json").roots) == expected, "seed \(seed)")
  }

  /// Bytes that were cut, changed or mixed up are read or refused, but never more than that.
  @Test(arguments: Effort.seeds(200))
  func `damaged input is read or refused with a place`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let trees = randomForest(&random, labels: ForestWriter.jsonLabels)
    let json = ForestWriter.json(trees, &random)
    let outline = ForestWriter.outline(trees, &random)
    let writer = RecordWriter(trees, &random)
    let texts = [json, outline, writer.table(&random), writer.json(&random)]
    for _ in 0..<10 {
      let text = texts.randomElement(using: &random) ?? json
      let bytes = text.damaged(1...3, adding: "{}[]\",:\\ \t\n\rx0-", using: &random)
      for format in Format.allCases {
        let text = message(bytes, name: "plan", ReadingOptions(format: format))
        #expect(text.isEmpty || text.hasPrefix("plan:"), "seed \(seed)")
      }
    }
  }

  private func randomForest(_ random: inout SplitMix64, labels: [String]) -> [Tree<Node>] {
    var builder = ForestBuilder<Node>()
    for _ in 0..<Int.random(in: 1...60, using: &random) {
      while builder.depth > 0, Int.random(in: 0..<5, using: &random) < 2 { builder.close() }
      let label = labels.randomElement(using: &random) ?? ""
      builder.open(Node(label: label + String(Int.random(in: 0..<100, using: &random))))
    }
    return builder.forest()
  }
}
