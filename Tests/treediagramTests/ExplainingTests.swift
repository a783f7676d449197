import Foundation
import Testing
import TreeDrawing

@testable import treediagram

@Suite struct ExplainingTests {
  @Test(arguments: Format.allCases.filter { $0 != .auto })
  func `the example of a format is of that format`(_ format: Format) throws {
    let source = Source(name: "", bytes: Array((format.words.example + "\n").utf8))
    let forest = try source.forest(ReadingOptions(format: format))
    #expect(forest.roots.map(\.count).reduce(0, +) > 1)
    #expect(forest.warnings.isEmpty)
  }

  @Test func `all formats are explained, with the extensions that name them`() {
    let text = FormatGuide.text
    for format in Format.allCases where format != .auto {
      #expect(text.contains("\n\(format.rawValue)"))
      #expect(text.contains(format.summary))
    }
    #expect(text.contains("newick (.nwk, .newick, .tre, .nhx)\n  as ((a,b)c,d)e;\n"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func `the manual page has every option, value, format, code and example`() {
    let lines = Set(ManualPage.text.split(separator: "\n").map(String.init))
    for flag in Flag.all {
      let term = lines.first { $0.contains("\\fB\(Roff.escaped(flag.name))\\fR") }
      #expect(term != nil, "\(flag.name)")
      #expect(lines.contains(Roff.escaped(flag.example)), "\(flag.name)")
      for choice in flag.value?.choices ?? [] {
        #expect(lines.contains("\\fB\(Roff.escaped(choice.word))\\fR"), "\(choice.word)")
      }
    }
    for code in ExitCode.allCases { #expect(lines.contains("\\fB\(code.rawValue)\\fR")) }
  }

  @Test func `no line of a manual page is taken for a request`() {
    #expect(
      Roff.lines(".ci is 'here'. And \\ there-abouts") == [
        #"\&.ci is \(aqhere\(aq."#, #"And \e there\-abouts"#,
      ])
    #expect(
      Roff.block(".a\n\n'b") == [".PP", ".RS 4", ".nf", #"\&.a"#, "", #"\(aqb"#, ".fi", ".RE"])
  }

  @Test(arguments: CompletionShell.allCases)
  func `completions have every option and every word`(_ shell: CompletionShell) {
    for flag in Flag.all {
      let name = shell == .fish ? "-l \(flag.name.dropFirst(2)) " : flag.name
      #expect(shell.script.contains(name), "\(flag.name)")
      for choice in flag.value?.choices ?? [] { #expect(shell.script.contains(choice.typed.word)) }
    }
  }

  @Test func `a value is completed by what its name says`() {
    for flag in Flag.all {
      guard let value = flag.value else {
        #expect(flag.completion == nil)
        continue
      }
      switch flag.completion {
      case .words(let words): #expect(!words.isEmpty)
      case .files: #expect(value.name == "FILE")
      case .folders: #expect(value.name == "FOLDER")
      case .nothing: #expect(value.choices.isEmpty)
      case nil: Issue.record("\(flag.name)")
      }
    }
  }

  @Test func `the schema has every member that means something`() throws {
    let data = Data(JSONSchema.ofTrees.utf8)
    let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    let members = try #require(definitions["members"]?["properties"] as? [String: [String: Any]])
    for name in AttributeName.allCases { #expect(members[name.rawValue] != nil, "\(name)") }
    for name in ["label", "name", "children", "dependencies", "parentId", "left", "links", "kind"] {
      #expect((members[name]?["description"] as? String)?.isEmpty == false, "\(name)")
    }
  }
}
