@testable import TreeDrawing

/// The recognition of formats: it says why, and the reader of the format takes the text as well.
///
/// The first byte says what the file is called.
enum RecognitionTarget {
  private static let names = [
    "plan", "plan.txt", "plan.json", "plan.md", "plan.csv", "plan.nwk", "plan.mmd", "plan.mrg",
    "plan.TSV", "plan.puml",
  ]

  @Sendable static func problems(_ bytes: [UInt8]) -> [String] {
    var input = FuzzInput(bytes)
    let source = Source(name: input.one(of: names), bytes: input.remainder)
    do throws(InputError) {
      let recognition = try source.recognition(ReadingOptions())
      var problems = MessageOracle.problems(source.remark(recognition).description)
      if recognition.format == .auto { problems.append("no format is recognised") }
      let forest = try source.forest(ReadingOptions(), as: recognition)
      problems += MessageOracle.problems(forest.warnings + forest.details, in: source)
      return problems + again(source, recognition)
    } catch {
      return MessageOracle.problems(error, in: source)
    }
  }

  /// What was recognised is read if it is named.
  private static func again(_ source: Source, _ recognition: Recognition) -> [String] {
    let named = ReadingOptions(format: recognition.format)
    if (try? source.forest(named)) != nil { return [] }
    return ["what is recognised as \(recognition.format) is not read with --from"]
  }
}
