import Testing

@testable import treediagram

@Suite struct DiagnosticTests {
  /// A file with a fault, besides `tree.txt`.
  private static let fault = "printf 'a\\n    b\\n  c\\n' > plan.txt; "

  @Test(arguments: [
    Transcript(
      "what can be drawn", "treediagram --validate tree.txt tree.txt; ls",
      output: .text("tree.txt")),
    Transcript(
      "several files, in their order",
      fault + "treediagram --validate plan.txt tree.txt gone.txt",
      errors: """
        treediagram: plan.txt:3:3: this line is indented less than its siblings but more than its parent
        3 |   c
          |   ^
          do not indent it (as line 1), or indent it by 4 spaces
        treediagram: gone.txt: cannot be opened: No such file or directory
        """, code: 65),
    Transcript(
      "what can be read but not drawn",
      "treediagram --validate tree.txt --root Third",
      errors: """
        treediagram: tree.txt: there is no node with the label or the id 'Third'
          the roots are 'Root'
        """, code: 64),
  ])
  func `a tree is validated without a picture`(_ transcript: Transcript) throws {
    try transcript.check()
  }

  @Test(arguments: [
    Transcript(
      "JSON", fault + "treediagram --diagnostics json plan.txt",
      errors: #"""
        {"file":"plan.txt","line":3,"column":3,"endLine":3,"endColumn":4,"severity":"error",\#
        "code":"outline/between-levels",\#
        "message":"this line is indented less than its siblings but more than its parent",\#
        "hint":"do not indent it (as line 1), or indent it by 4 spaces",\#
        "fix":[{"range":{"line":3,"column":1,"endLine":3,"endColumn":3},"text":"    "}]}
        """#, code: 65),
    Transcript(
      "JSON, of a warning",
      "printf 'a {shape=none}' | treediagram --layout list --diagnostics json --validate",
      errors: #"""
        {"file":"<stdin>","line":null,"column":null,"endLine":null,"endColumn":null,\#
        "severity":"warning","code":"unseen-attribute",\#
        "message":"shape is not drawn in the layout list, as for 'a'","hint":null,"fix":[]}
        """#),
    Transcript(
      "JSON, of a command line", "treediagram --diagnostics json --width x",
      errors: #"""
        {"file":null,"line":null,"column":null,"endLine":null,"endColumn":null,\#
        "severity":"error","code":"usage/invalid-value",\#
        "message":"the value 'x' is invalid for '--width WIDTH': 'x' is not a number such as 20 or 12.5",\#
        "hint":"see 'treediagram --help'","fix":[]}
        """#, code: 64),
    Transcript(
      "an annotation", fault + "mv plan.txt 'a,b:c.txt'; treediagram --diagnostics github a*",
      errors: """
        ::error file=a%2Cb%3Ac.txt,line=3,endLine=3,col=3,endColumn=4,title=outline/between-levels::\
        this line is indented less than its siblings but more than its parent%0A\
        do not indent it (as line 1), or indent it by 4 spaces
        """, code: 65),
    Transcript(
      "SARIF where nothing is wrong", "treediagram --diagnostics sarif --validate tree.txt",
      errors: #"""
        {"version":"2.1.0","$schema":"https://json.schemastore.org/sarif-2.1.0.json",\#
        "runs":[{"tool":{"driver":{"name":"treediagram","version":"\#(Version.number)","rules":[]}},\#
        "columnKind":"unicodeCodePoints","results":[
        ]}]}
        """#),
    Transcript(
      "SARIF", fault + "treediagram --diagnostics sarif plan.txt 2>&1 | sed -n 2p",
      output: .text(
        #"""
        {"ruleId":"outline/between-levels","level":"error","message":{"text":\#
        "this line is indented less than its siblings but more than its parent\u000a\#
        do not indent it (as line 1), or indent it by 4 spaces"},\#
        "locations":[{"physicalLocation":{"artifactLocation":{"uri":"plan.txt"},\#
        "region":{"startLine":3,"startColumn":3,"endLine":3,"endColumn":4}}}],\#
        "fixes":[{"artifactChanges":[{"artifactLocation":{"uri":"plan.txt"},"replacements":[{\#
        "deletedRegion":{"startLine":3,"startColumn":1,"endLine":3,"endColumn":3},\#
        "insertedContent":{"text":"    "}}]}]}]}
        """#)),
    Transcript(
      "nothing, where a reader has left",
      "{ treediagram --diagnostics json tree.txt; } | true"),
  ])
  func `messages are written in the form that is asked for`(_ transcript: Transcript) throws {
    try transcript.check()
  }

  @Test(arguments: [
    Transcript(
      "a warning",
      "printf 'a {shape=none}' | treediagram --layout list --strict -o a.svg; c=$?; ls; exit $c",
      output: .text("tree.txt"),
      errors: "treediagram: <stdin>: shape is not drawn in the layout list, as for 'a'", code: 65),
    Transcript("none", "treediagram --strict tree.txt", output: .picture()),
    Transcript(
      "one of several",
      """
      echo 'a {shape=none}' > a.txt
      treediagram --layout list --strict --output-dir x a.txt tree.txt; c=$?; ls x; exit $c
      """,
      output: .text("tree.svg"),
      errors: "treediagram: a.txt: shape is not drawn in the layout list, as for 'a'", code: 65),
  ])
  func `warnings are failures where the command is strict`(_ transcript: Transcript) throws {
    try transcript.check()
  }
}
