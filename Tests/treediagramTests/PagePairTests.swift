import Testing

@testable import treediagram

/// Pictures for pages that are light or dark, and what shows them there.
@Suite struct PagePairTests {
  @Test(arguments: [
    Transcript(
      "a pair", "treediagram --embed pair -o plan.svg tree.txt && ls plan*",
      output: .text("plan-dark.svg\nplan.svg")),
    Transcript(
      "a pair in fixed colours, without a ground",
      "treediagram --embed pair -o plan.svg tree.txt && grep -c '@media (prefers\\|class=\"ground\"' plan.svg plan-dark.svg",
      output: .text("plan.svg:0\nplan-dark.svg:0"), code: 1),
    Transcript(
      "a pair for DocC", "treediagram --embed pair=docc -o plan.svg tree.txt && ls plan*",
      output: .text("plan.svg\nplan~dark.svg")),
    Transcript(
      "a pair of a tree that is called as a kind of page",
      "cp tree.txt docc && treediagram --embed pair -o plan.svg ./docc && ls plan*",
      output: .text("plan-dark.svg\nplan.svg")),
    Transcript(
      "a pair named for one kind of page, and shown on another",
      "treediagram --embed pair=docc,furo -o plan.svg tree.txt | tail -n 3",
      output: .text(".. image:: plan~dark.svg\n   :alt: Root\n   :class: only-dark")),
    Transcript(
      "GitHub, one file", "treediagram --embed github -o 'my plan.svg' tree.txt",
      output: .text(
        """
        <picture>
          <source media="(prefers-color-scheme: dark)" srcset="my%20plan.svg#dark">
          <img alt="Root" src="my%20plan.svg#light">
        </picture>
        """)),
    Transcript(
      "GitHub, two files",
      "mkdir a.b && treediagram --embed pair,github -o a.b/plan.svg tree.txt",
      output: .text(
        """
        <picture>
          <source media="(prefers-color-scheme: dark)" srcset="a.b/plan-dark.svg">
          <img alt="Root" src="a.b/plan.svg">
        </picture>
        """)),
    Transcript(
      "MkDocs", "treediagram --embed mkdocs --title 'A [b]' -o plan.svg tree.txt",
      output: .text(
        """
        ![A \\[b\\]](plan.svg#only-light)
        ![A \\[b\\]](plan.svg#only-dark)
        """)),
    Transcript(
      "DocC", "treediagram --embed docc -o plan.svg tree.txt && ls plan*",
      output: .text("![Root](plan.svg)\nplan.svg\nplan~dark.svg")),
    Transcript(
      "what a layout does not show is told once",
      "printf 'a {edge=x}\\n  b {shape=circle}\\n  c {shape=rect}\\n' | treediagram --layout list -o plan.svg",
      errors: """
        treediagram: warning: <stdin>: edge is not drawn at a node without a parent, as for 'a'
        treediagram: warning: <stdin>: shape is not drawn in the layout list, as for 'b'
        """),
  ])
  func `a pair of pictures is written with what shows it on a page`(_ transcript: Transcript) throws
  { try transcript.check() }
}
