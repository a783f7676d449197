import Testing

@testable import treediagram

/// Commands that draw one of several inputs; they are made of the command line once.
@Suite struct DrawingCommandTests {
  @Test(arguments: [
    ("a b --sort label --output-dir o", "b", "treediagram b --sort label --output-dir o"),
    ("--check a --output-dir o --quiet -- b", "b", "treediagram --output-dir o -- b"),
    ("--preset org a b --output-dir o", "a", "treediagram --preset org a --output-dir o"),
    ("--diagnostics=json --output-dir=o a b a", "a", "treediagram --output-dir=o a"),
  ])
  func `an input stands where it stood`(words: String, input: String, command: String) throws {
    let options = try options(words)
    #expect(options.command.drawing(.file(OSString(input.utf8))) == command)
  }

  @Test func `no job has the words for the inputs of others`() throws {
    let options = try options("a --sort label b --output-dir=d --preset org -- -e")
    #expect(options.words == ["--sort", "label", "--output-dir=d", "--preset", "org"])
    #expect(try options.jobs().map(\.options.words) == Array(repeating: options.words, count: 3))
  }

  private func options(_ words: String) throws -> Options {
    let words = words.split(separator: " ").map { OSString($0.utf8) }
    guard case .draw(let options) = try Request(words) else { throw MissingOptions() }
    return options
  }

  private struct MissingOptions: Error {}
}
