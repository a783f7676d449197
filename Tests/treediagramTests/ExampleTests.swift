import Testing

@testable import treediagram

@Suite struct ExampleTests {
  static let commands = Set(Flag.all.map(\.example) + Help.commands).sorted()

  @Test(arguments: commands)
  func `an example in the help does what it shows, without a warning`(_ command: String) throws {
    let outcome = try ExampleFiles.run(command)
    #expect(outcome.code == 0, "\(command): \(outcome.errors)")
    #expect(!outcome.errors.contains("warning"), "\(command): \(outcome.errors)")
  }

  @Test func `an example uses the option that it is for, and fits on a line`() {
    for flag in Flag.all {
      let words = flag.example.split(separator: " ").map(String.init)
      #expect(words.contains { flag.names.contains($0) }, "\(flag.name)")
      #expect(words.contains("treediagram"))
    }
    #expect(Self.commands.filter { $0.count > 76 } == [])
  }
}
