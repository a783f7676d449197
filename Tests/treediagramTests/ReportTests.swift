import Foundation
import Testing

@testable import treediagram

@Suite struct ReportTests {
  @Test(arguments: [
    Transcript(
      "in place of the picture", "treediagram tree.txt --report json | head -c 45",
      output: .text(#"{"version":1,"input":"tree.txt","size":[173.0"#)),
    Transcript(
      "of standard input", "treediagram --report - < tree.txt | head -c 31",
      output: .text(#"{"version":1,"input":"<stdin>","#)),
    Transcript(
      "beside the picture on standard output",
      "treediagram tree.txt --report a.json; treediagram tree.txt --report json | cmp - a.json",
      output: .picture()),
    Transcript(
      "on standard output beside a picture in a file",
      """
      treediagram tree.txt -o a.svg --report json > a.json
      treediagram tree.txt --report json | cmp - a.json && cat a.svg
      """, output: .picture()),
    Transcript(
      "over the input", "treediagram tree.txt --report tree.txt > a.svg",
      errors: """
        treediagram: tree.txt: this is the input, which the picture would overwrite
          write to another file
        """, code: 73),
    Transcript(
      "in a folder that is not there", "treediagram tree.txt --report a/b.json > a.svg",
      errors: """
        treediagram: a/b.json: cannot be created: there is no folder 'a/'
          create it first, or name another
        """, code: 73),
  ])
  func `a report is written as it is asked for`(_ transcript: Transcript) throws {
    var transcript = transcript
    if case .text(let text) = transcript.output {
      transcript = Transcript(
        transcript.name, transcript.script + "; echo", output: .text(text),
        errors: transcript.errors, code: transcript.code)
    }
    try transcript.check()
  }

  @Test func `a report says where nodes are, as frames do`() throws {
    let report = try report(of: "A\n  B\n    C\n  D {layout=list}\n    E\n")
    let frames = try #require(report["frames"] as? [[String: Any]])
    #expect(frames.map { $0["path"] as? String } == ["A", "A/B", "A/B/C", "A/D", "A/D/E"])
    #expect(frames.map { $0["arrangement"] as? String } == ["tidy", "tidy", nil, "list", nil])
    #expect(frames.map { $0["id"] as? Int } == [0, 1, 2, 3, 4])
    #expect(report["nodes"] as? Int == 5)
    #expect(report["levels"] as? Int == 3)
    let written = try json("printf 'A\\n  B\\n' | treediagram --emit frames")
    let nodes = try #require(written["nodes"] as? [[String: Any]])
    let own = try #require(
      try self.report(of: "A\n  B\n")["frames"] as? [[String: Any]])
    #expect(own.map { $0["frame"] as? [Double] } == nodes.map { $0["frame"] as? [Double] })
  }

  @Test func `a report says how small letters are on a page, and what would help`() throws {
    let labels = (1...100).map { "  Child \($0)\n" }.joined()
    let report = try report(of: "Root\n" + labels, "--layout rows")
    let shown = try #require(report["shown"] as? [[String: Double]])
    let width = try #require(report["size"] as? [Double])[0]
    for (page, shown) in zip([880.0, 1600], shown) {
      let scale = try #require(shown["scale"])
      #expect(abs(scale * width - page) < 1e-6)
      #expect(abs((shown["smallestText"] ?? 0) - 14 * scale) < 1e-6)
      #expect(shown["width"] == page)
    }
    let help = try #require(report["help"] as? [String: Any])
    let option = try #require(help["option"] as? String)
    let helped = try self.report(of: "Root\n" + labels, "--layout rows " + option)
    #expect(helped["size"] as? [Double] == help["size"] as? [Double])
    let widest = try #require(report["widest"] as? [[String: Any]])
    #expect(widest.count == 3)
  }

  @Test func `names the subtrees that force the width`() throws {
    let wide = (1...30).map { "      A leaf \($0)\n" }.joined()
    let report = try report(
      of: "Root\n  One\n    Inner\n" + wide + "    Other\n  Two\n", "--layout rows")
    let widest = try #require(report["widest"] as? [[String: Any]])
    #expect(widest.first?["path"] as? String == "Root/One/Inner/A leaf 10")
  }

  @Test func `names labels that are cut`() throws {
    let report = try report(
      of: "Root\n  A label of several words\n  B\n", "--wrap 60 --max-lines 1")
    #expect(report["cutLabels"] as? [String] == ["Root/A label of several words"])
    #expect((report["overlaps"] as? [Any])?.isEmpty == true)
  }

  @Test func `is no longer than the tree, however deep that is`() throws {
    let chain = (0..<5000).map { String(repeating: " ", count: $0) + "node\n" }.joined()
    let outcome = try Shell.run(
      "treediagram tree.txt --report json | wc -c", in: Workspace(["tree.txt": chain]))
    #expect(Int(outcome.output.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0 < 6_000_000)
  }

  private func report(of tree: String, _ options: String = "") throws -> [String: Any] {
    try json("treediagram tree.txt --report json \(options)", tree)
  }

  private func json(_ script: String, _ tree: String = "") throws -> [String: Any] {
    let outcome = try Shell.run(script, in: Workspace(["tree.txt": tree]))
    #expect(outcome.errors == "")
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try #require(object as? [String: Any])
  }
}
