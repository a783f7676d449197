/// CommonMark's own examples of code between fences, numbers 119 to 147 in version 0.31.2, with `treediagram` behind
/// each opening fence that has no word of its own.
struct FenceExample {
  let number: Int
  let text: String
  /// What the blocks contain.
  let blocks: [String]

  init(_ number: Int, _ text: String, _ blocks: String...) {
    self.number = number
    self.text = text
    self.blocks = blocks
  }

  static let all = [
    FenceExample(119, "```treediagram\n<\n >\n```\n", "<\n >\n"),
    FenceExample(120, "~~~treediagram\n<\n >\n~~~\n", "<\n >\n"),
    FenceExample(121, "``treediagram\nfoo\n``\n"),
    FenceExample(122, "```treediagram\naaa\n~~~\n```\n", "aaa\n~~~\n"),
    FenceExample(123, "~~~treediagram\naaa\n```\n~~~\n", "aaa\n```\n"),
    FenceExample(124, "````treediagram\naaa\n```\n``````\n", "aaa\n```\n"),
    FenceExample(125, "~~~~treediagram\naaa\n~~~\n~~~~\n", "aaa\n~~~\n"),
    FenceExample(126, "```treediagram\n", ""),
    FenceExample(127, "`````treediagram\n\n```\naaa\n", "\n```\naaa\n"),
    FenceExample(128, "> ```treediagram\n> aaa\n\nbbb\n", "aaa\n"),
    FenceExample(129, "```treediagram\n\n  \n```\n", "\n  \n"),
    FenceExample(130, "```treediagram\n```\n", ""),
    FenceExample(131, " ```treediagram\n aaa\naaa\n```\n", "aaa\naaa\n"),
    FenceExample(132, "  ```treediagram\naaa\n  aaa\naaa\n  ```\n", "aaa\naaa\naaa\n"),
    FenceExample(133, "   ```treediagram\n   aaa\n    aaa\n  aaa\n   ```\n", "aaa\n aaa\naaa\n"),
    FenceExample(134, "    ```treediagram\n    aaa\n    ```\n"),
    FenceExample(135, "```treediagram\naaa\n  ```\n", "aaa\n"),
    FenceExample(136, "   ```treediagram\naaa\n  ```\n", "aaa\n"),
    FenceExample(137, "```treediagram\naaa\n    ```\n", "aaa\n    ```\n"),
    FenceExample(138, "```treediagram ```\naaa\n"),
    FenceExample(139, "~~~~~~treediagram\naaa\n~~~ ~~\n", "aaa\n~~~ ~~\n"),
    FenceExample(140, "foo\n```treediagram\nbar\n```\nbaz\n", "bar\n"),
    FenceExample(141, "foo\n---\n~~~treediagram\nbar\n~~~\n# baz\n", "bar\n"),
    FenceExample(142, "```ruby treediagram\ndef foo(x)\n  return 3\nend\n```\n"),
    FenceExample(
      143, "~~~~    treediagram startline=3 $%@#$\ndef foo(x)\n  return 3\nend\n~~~~~~~\n",
      "def foo(x)\n  return 3\nend\n"),
    FenceExample(144, "````; treediagram\n````\n"),
    FenceExample(145, "``` treediagram aa ```\nfoo\n"),
    FenceExample(146, "~~~ treediagram aa ``` ~~~\nfoo\n~~~\n", "foo\n"),
    FenceExample(147, "```treediagram\n``` treediagram\n```\n", "``` treediagram\n"),
  ]
}
