import Testing
import TreeDrawing

@testable import treediagram

@Suite struct PresetTests {
  @Test(arguments: Preset.allCases)
  func `is what its options are`(_ preset: Preset) throws {
    let options = try options("--preset \(preset)")
    #expect(options.words != (try self.options(preset.options)).words)
    try expectEqual("--preset \(preset)", preset.options)
  }

  @Test(arguments: Preset.allCases)
  func `has options that make sense together`(_ preset: Preset) throws {
    let options = try Options(parsing: preset.words)
    #expect(Rule.all.allSatisfy { $0.error(in: options) == nil })
    #expect(LayoutNeed.all.allSatisfy { $0.error(in: options, []) == nil })
    #expect(options.files.names == [])
  }

  @Test(arguments: [
    (
      "--preset syntax --edges curve --shape rect",
      "--layout tidy --edges curve --align leaves --shape rect"
    ),
    ("--shape rect --preset syntax", "--layout tidy --edges straight --align leaves --shape rect"),
    ("--preset org --preset files", "--layout list"),
    ("--preset files --layout tidy", "--layout tidy"),
  ])
  func `what is typed goes before it`(_ words: String, _ others: String) throws {
    try expectEqual(words, others)
  }

  @Test(arguments: [
    ("--preset phylogeny --layout list", "--layout list"),
    ("--preset phylogeny --layout hang", "--layout hang --shape none"),
    ("--preset phylogeny --align layers", "--direction right --align layers,leaves --shape none"),
    ("--preset syntax --layout mindmap", "--layout mindmap --edges straight --shape none"),
  ])
  func `what makes no sense with what is typed is dropped`(_ words: String, _ others: String) throws
  {
    try expectEqual(words, others)
  }

  @Test(arguments: [
    ("((a:1,b:2):1,c:3);", "newick", "", Preset?.some(.phylogeny)),
    ("((a,b),c);", "newick", "", nil),
    ("((a:1,b:2):1,c:3);", "newick", "--align first --spacing 4", .phylogeny),
    ("((a:1,b:2):1,c:3);", "newick", "--layout rows", nil),
    ("((a:1,b:2):1,c:3);", "newick", "--direction down", nil),
    ("((a:1,b:2):1,c:3);", "newick", "--preset org", nil),
    ("[S [NP a] [VP b]]", "brackets", "", .syntax),
    ("[S [NP a] [VP b]]", "brackets", "--layout tidy", nil),
    ("a {length=2}", "outline", "", nil),
  ])
  func `some inputs have a usual one`(
    _ text: String, _ format: String, _ words: String, _ preset: Preset?
  ) throws {
    let source = Source(name: "", bytes: Array(text.utf8))
    let format = try #require(Format(rawValue: format))
    let roots = try source.forest(ReadingOptions(format: format)).roots
    let options = try options(words)
    let usual = options.usualPreset(for: roots, in: format)
    #expect(usual?.preset == preset)
    let suited = try options.suited(to: roots, usual)
    let spelled = try self.options("\(preset?.options ?? "") \(words)")
    #expect(suited.picture.style == spelled.picture.style)
    #expect(suited.picture.shape == spelled.picture.shape)
  }

  @Test(arguments: [
    Transcript(
      "lengths",
      "printf '(a:1,b:2)c;' > a.nwk; treediagram --verbose a.nwk > b; "
        + "treediagram --preset phylogeny a.nwk | cmp - b",
      errors: """
        treediagram: a.nwk: read as Newick, because its name ends in .nwk
        treediagram: a.nwk: drawn with --preset phylogeny, because its branches have lengths
        """),
    Transcript(
      "brackets",
      "echo '[S [NP a] [VP b]]' > a.mrg; treediagram --verbose a.mrg > b; "
        + "treediagram --layout tidy --edges straight --align leaves --shape none a.mrg | cmp - b",
      errors: """
        treediagram: a.mrg: read as a bracketed tree, because its name ends in .mrg
        treediagram: a.mrg: drawn with --preset syntax, because it is a bracketed tree
        """),
    Transcript(
      "brackets in rows", "echo '[S [NP a] [VP b]]' | treediagram --verbose --layout rows > b",
      errors: """
        treediagram: <stdin>: read as a bracketed tree, because words and brackets are nested in \
        brackets
        """),
  ])
  func `a command line with a preset draws what its options say`(_ transcript: Transcript) throws {
    try transcript.check()
  }

  private func options(_ words: String) throws -> Options {
    let request = try Request(words.split(separator: " ").map { OSString($0.utf8) })
    guard case .draw(let options) = request else { throw MissingOptions() }
    return options
  }

  private func expectEqual(_ words: String, _ others: String) throws {
    var options = try options(words)
    let spelled = try self.options(others)
    (options.typed, options.ofPreset) = (spelled.typed, spelled.ofPreset)
    (options.preset, options.command) = (spelled.preset, spelled.command)
    #expect("\(options)" == "\(spelled)")
  }

  private struct MissingOptions: Error {}
}
