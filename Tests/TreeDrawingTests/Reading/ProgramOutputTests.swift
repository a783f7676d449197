import Testing

@testable import TreeReading

/// The beginnings of what many programs print, and what is said of each: what it is read as, or why
/// it is not.
@Suite struct ProgramOutputTests {
  private static let all = [
    programOutputsA, programOutputsB, programOutputsC, programOutputsD, programOutputsE,
    programOutputsF, programOutputsG, programOutputsH,
  ]

  @Test(arguments: all.flatMap { fixtures(in: $0) })
  func `what a program prints is read, or refused by name`(_ given: ReadingCase) {
    let source = Source(name: "plan", bytes: Array(given.input.utf8))
    #expect(said(of: source) == given.expected)
  }

  private func said(of source: Source) -> String {
    do {
      let recognition = try source.recognition(ReadingOptions())
      _ = try source.forest(ReadingOptions(), as: recognition)
      return recognition.wording.cause
    } catch {
      return error.problem.wording.cause
    }
  }
}
