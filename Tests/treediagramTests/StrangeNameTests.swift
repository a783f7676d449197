import Testing

@testable import treediagram

/// Files whose names cannot be shown as they are.
@Suite struct StrangeNameTests {
  @Test(arguments: [
    (Array("plan.txt".utf8), "plan.txt"), (Array("my plan".utf8), "'my plan'"),
    (Array("it's".utf8), #"'it'\''s'"#), ([], "''"), (Array("häuser".utf8), "häuser"),
    (Array(#"a\nb"#.utf8), #"'a\nb'"#), (Array("a\nb\tc".utf8), #"$'a\nb\tc'"#),
    (Array("a'\\\n".utf8), #"$'a\'\\\n'"#), ([0x61, 0xFF, 0x31], #"$'a\3771'"#),
    ([0x1B, 0x31], #"$'\0331'"#), ([0x01], #"$'\001'"#),
    (Array("a\u{202E}".utf8), #"$'a\342\200\256'"#),
  ])
  func `a shell reads the word for a name as the name`(bytes: [UInt8], word: String) throws {
    #expect(OSString(bytes).shellWord == word)
    let script = "bash -c \"printf %s $WORD\" | od -An -v -tu1"
    let outcome = try Shell.run("WORD=\(OSString(word.utf8).shellWord); \(script)", in: Workspace())
    #expect(outcome.output.split { !$0.isNumber }.compactMap { UInt8($0) } == bytes)
  }

  @Test(arguments: [
    "treediagram $name", "treediagram tree.txt -o $name", "treediagram tree.txt --report $name",
    "treediagram tree.txt --font-file $name", "treediagram tree.txt --like $name",
    "treediagram tree.txt -o $name/a.svg", "treediagram tree.txt --output-dir $name",
    "treediagram --markdown $name",
  ])
  func `a name that is longer than any is cut in messages`(command: String) throws {
    let name = "name=$(head -c 100000 /dev/zero | tr '\\0' a); echo a > tree.txt\n"
    let outcome = try Shell.run(name + command, in: Workspace())
    #expect(outcome.code == 66 || outcome.code == 73)
    #expect(outcome.errors.utf8.count < 400)
    #expect(outcome.errors.hasPrefix("treediagram: aaaa"))
  }

  /// A file with an error, whose name has a line end, and one whose name is no UTF-8.
  private static let files = """
    printf 'a\\n    b\\n  c\\n' > "$(printf 'x\\ny.txt')"; cp x* "$(printf 'z\\377.txt')"

    """

  @Test(arguments: [
    Transcript(
      "JSON", files + "treediagram --validate --diagnostics json x* z* 2>&1 | cut -d, -f1",
      output: .text(
        #"""
        {"file":"x\u000ay.txt"
        {"file":"z\\xFF.txt"
        """#)),
    Transcript(
      "an annotation",
      files + "treediagram --validate --diagnostics github x* 2>&1 | cut -d, -f1",
      output: .text("::error file=x%0Ay.txt")),
    Transcript(
      "SARIF",
      files
        + "treediagram --validate --diagnostics sarif x* z* 2>&1 | grep -o '\"uri\":[^}]*' | uniq",
      output: .text(
        #"""
        "uri":"x%0Ay.txt"
        "uri":"z%FF.txt"
        """#)),
  ])
  func `a name that cannot be shown is escaped in messages`(_ transcript: Transcript) throws {
    try transcript.check()
  }

  @Test func `the command that repairs can be run`() throws {
    let outcome = try Shell.run(
      """
      printf 'a\\n' > "$(printf 'x\\ny.txt')"
      treediagram x* --output-dir o --check 2>&1 | sed 's/.*again: //' > repair
      bash ./repair && treediagram x* --output-dir o --check
      """, in: Workspace())
    #expect(outcome.code == 0, "\(outcome.errors)")
  }
}
