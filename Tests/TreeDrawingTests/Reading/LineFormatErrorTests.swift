import Testing

@testable import TreeReading

@Suite struct LineFormatErrorTests {
  @Test(arguments: fixtures(in: listingErrors))
  func `a listing that is no tree`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan") == given.expected)
  }

  @Test(arguments: fixtures(in: newickErrors))
  func `a text that is no Newick`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan") == given.expected)
  }

  @Test(arguments: fixtures(in: bracketErrors))
  func `brackets that are no tree`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan") == given.expected)
  }

  @Test(arguments: fixtures(in: markdownErrors))
  func `Markdown without a tree is refused`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan") == given.expected)
  }

  @Test(arguments: fixtures(in: mindmapErrors))
  func `a text that is no mindmap`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan") == given.expected)
  }

  @Test(arguments: fixtures(in: recognitionErrors))
  func `an input whose format is unclear or not read`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan") == given.expected)
  }

  @Test(arguments: fixtures(in: unsupportedOutlines))
  func `an outline that looks like something else`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan") == given.expected)
  }

  @Test(arguments: fixtures(in: unsupportedPrograms))
  func `what a program prints that is no tree`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan") == given.expected)
  }

  @Test(arguments: fixtures(in: unsupportedTexts) + fixtures(in: unsupportedProgramTexts))
  func `a text or data in a notation that is not read`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan") == given.expected)
  }

  @Test func `what git show-branch prints is no outline`() {
    let text = "* [main] Merge\n ! [side] Begin\n--\n-  [main] Merge\n*+ [side] Begin\n"
    #expect(message(Array(text.utf8), name: "plan").contains("the output of git log"))
  }

  @Test(arguments: ["House\n  Hall", "a\nb/c", "{", "<a/>", "[x]"])
  func `what is named an outline is one`(text: String) throws {
    #expect(try dump(forest(Array(text.utf8), ReadingOptions(format: .outline)).roots) == text)
  }
}
