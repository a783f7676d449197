import Testing
import TreeDrawing

@testable import treediagram

/// The options that say how labels are written: what is refused, and what is drawn.
@Suite struct LabelOptionTests {
  @Test(arguments: [
    ("--font-family LIST", "a;b", "';' cannot be in the name of a font"),
    ("--font-family LIST", "a\"", "a quotation mark is missing"),
    ("--font-family LIST", "a,", "a name is empty"),
    ("--font-size N", "5.9", "'5.9' is less than 6"),
    ("--font-size N", "96.1", "'96.1' is more than 96"),
    ("--font-size N", "1e1", "'1e1' is not a number such as 20 or 12.5"),
    ("--font-weight WEIGHT", "500", "it is none of regular, bold, 400, 700"),
    ("--wrap WIDTH", "0.5", "'0.5' is less than 1"), ("--wrap WIDTH", "-1", "'-1' is negative"),
    ("--wrap WIDTH", "10001", "'10001' is more than 10000"),
    ("--max-lines N", "0", "'0' is less than 1"),
    ("--max-lines N", "1.5", "'1.5' is not a whole number such as 3"),
  ])
  func `a value is refused`(_ option: String, _ value: String, _ reason: String) {
    let name = option.prefix { $0 != " " }
    do throws(UsageError) {
      _ = try Options(parsing: [OSString("\(name)=\(value)".utf8)])
      Issue.record("\(value) is taken")
    } catch {
      let expected = "the value '\(value)' is invalid for '\(option)': \(reason)"
      #expect(error.wording.text.split(separator: "\n").first.map(String.init) == expected)
    }
  }

  @Test(arguments: [
    ("normal", "regular"), ("light", "regular"), ("black", "bold"), ("blod", "bold"),
    ("300", "400"),
    ("500", "400"), ("600", "700"), ("900", "700"),
  ])
  func `the message for a wrong weight names the nearest one`(_ value: String, _ meant: String) {
    do throws(UsageError) {
      _ = try Options(parsing: [OSString("--font-weight=\(value)".utf8)])
      Issue.record("\(value) is taken")
    } catch {
      #expect(error.wording.text.contains("did you mean '\(meant)'?"))
    }
  }

  @Test(arguments: [
    Transcript(
      "a font is named",
      "echo a | treediagram --font-family 'Noto Serif, serif' --font-size 20 --font-weight bold"
        + " | grep -o 'font-.*700'",
      output: .text(#"font-family:"Noto Serif", serif;font-size:20px;font-weight:700"#)),
    Transcript(
      "a label is broken into lines",
      "printf 'a\\n  one two three\\n' | treediagram --wrap 50 | grep -o '>[^<]*</tspan>'",
      output: .text(">one two</tspan>\n>three</tspan>")),
    Transcript(
      "the last line of many ends with an ellipsis, and the title has all",
      "echo 'one two three' | treediagram --wrap 50 --max-lines 1 | grep -o '<title>.*<rect\\|…'",
      output: .text("<title>one two three</title><rect\n…")),
    Transcript(
      "a label of JSON has lines",
      #"printf "%s" '{"name": "one\ntwo"}' | treediagram | grep -o '>[^<]*</tspan>'"#,
      output: .text(">one</tspan>\n>two</tspan>")),
  ])
  func `a command line with options of labels draws a picture or reports what is wrong`(
    _ transcript: Transcript
  ) throws {
    try transcript.check()
  }
}
