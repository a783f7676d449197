import Testing

@testable import treediagram

@Suite struct SelectingTests {
  @Test(arguments: [
    Transcript(
      "a root",
      "printf 'House\\n  Root\\n    First\\n    Second\\n' | treediagram --root House/Root",
      output: .picture()),
    Transcript(
      "a root by its id",
      "printf 'House\\n  Top {id=r label=Root}\\n    First\\n    Second\\n' > a; "
        + "treediagram --root r a | sed 's/ id=\"r\"//'",
      output: .picture()),
    Transcript(
      "a root that is not there", "treediagram --root Root/Third tree.txt",
      errors: """
        treediagram: tree.txt: there is no 'Third' below 'Root'
          below 'Root' are 'First', 'Second'
        """, code: 64),
    Transcript(
      "a root that is nearly there", "treediagram --root Root/Frist < tree.txt",
      errors: """
        treediagram: <stdin>: there is no 'Frist' below 'Root'
          did you mean --root 'Root/First'?
        """, code: 64),
    Transcript(
      "an output that is not written",
      "treediagram --root x -o a.svg tree.txt 2> /dev/null; ls a.svg",
      errors: "ls: cannot access 'a.svg': No such file or directory", code: 2),
    Transcript("sorting what is sorted", "treediagram --sort label tree.txt", output: .picture()),
    Transcript(
      "an order turned round", "printf 'Root\\n  Second\\n  First\\n' | treediagram --sort reverse",
      output: .picture()),
    Transcript(
      "a level, its frames",
      "treediagram --max-depth 0 --emit frames tree.txt | grep -o '\"label\".*\\]\\|\"omitted.*'",
      output: .text(
        """
        "label":"Root","frame":[16.5,16.5,56.0,34.0]
        "label":"+2","frame":[28.5,82.5,32.0,24.0]
        "omitted":2}
        """)),
    Transcript(
      "one child, its labels",
      "treediagram --max-children 1 --emit frames tree.txt | grep -o '\"label\":\"[^\"]*\"'",
      output: .text(
        """
        "label":"Root"
        "label":"First"
        "label":"+1"
        """)),
    Transcript(
      "labels that match, and the nodes above them",
      "treediagram --keep sec --emit frames tree.txt | grep -o '\"label\":\"[^\"]*\"'",
      output: .text(
        """
        "label":"Root"
        "label":"Second"
        "label":"+1"
        """)),
    Transcript(
      "a pattern that matches nothing", "treediagram --keep Frist tree.txt",
      errors: """
        treediagram: tree.txt: there is no label that contains 'Frist', which --keep asks for
          did you mean --keep 'First'?
        """, code: 65),
    Transcript(
      "more patterns than can be looked for in all labels",
      "treediagram $(yes -- --keep=Root | head -101) tree.txt",
      errors: """
        treediagram: the value 'Root' is invalid for '--keep PATTERN': the option is given more than 100 times
          see 'treediagram --help'
        """, code: 64),
    Transcript(
      "a pattern that is too long to be looked for in all labels",
      "treediagram --keep $(printf '%0201d' 0) tree.txt",
      errors: """
        treediagram: the value '00000000000000000000000000000000000000000000000000000000000…' is invalid for '--keep PATTERN': '000000000000000000000000…' is longer than 200 bytes
          see 'treediagram --help'
        """, code: 64),
    Transcript(
      "a folded node that is not there", "treediagram --fold Root --fold Root/Third tree.txt",
      errors: """
        treediagram: tree.txt: there is no 'Third' below 'Root'
          below 'Root' are 'First', 'Second'
        """, code: 64),
    Transcript(
      "two folded nodes, their frames",
      "printf 'a\\n  b\\n    c\\n  d\\n    e\\n    f\\n' | "
        + "treediagram --fold a/b --fold a/d --emit frames | grep -o '\"omitted.*\\}'",
      output: .text("\"omitted\":1}\n\"omitted\":2}")),
    Transcript(
      "a size that no tree has", "treediagram --min-size 4 tree.txt",
      errors: """
        treediagram: tree.txt: no tree has 4 nodes, which --min-size asks for
          the largest has 3: 'Root'
        """, code: 65),
    Transcript(
      "so many nodes, and how many are left out",
      "treediagram --max-nodes 1 tree.txt -o a.svg; grep -o '<desc>.*</desc>' a.svg",
      output: .text("<desc>A tree diagram of 1 node on 2 levels, without 2 more.</desc>"),
      errors: "treediagram: tree.txt: 2 of 3 nodes are left out"),
    Transcript(
      "as many nodes as there are", "treediagram --max-nodes 3 tree.txt", output: .picture()),
    Transcript(
      "nodes that are left out cannot be pointed out",
      "treediagram --max-nodes 2 --highlight Second tree.txt",
      errors: """
        treediagram: tree.txt: 1 of 3 nodes is left out
        treediagram: tree.txt: the node 'Second' is left out of the picture
          name 'Root', which is above it, or leave out less
        """, code: 64),
    Transcript(
      "a block as text",
      "printf 'a {fill=golld}\\n' | treediagram --literal --emit frames | grep -o '\"a .*}\"'",
      output: .text("\"a {fill=golld}\"")),
    Transcript(
      "a block with a fault", "printf 'a\\n  b {fill=golld}\\n' | treediagram",
      errors: """
        treediagram: <stdin>:2:11: 'golld' is no colour
        2 |   b {fill=golld}
          |           ^
          did you mean 'gold'?
        """, code: 65),
  ])
  func `a selection is drawn, or refused with what helps`(_ transcript: Transcript) throws {
    try transcript.check()
  }
}
