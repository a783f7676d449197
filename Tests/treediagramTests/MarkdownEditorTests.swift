import Testing
import TreeDrawing

@testable import treediagram

/// What is changed in a Markdown text, and that nothing else is.
@Suite struct MarkdownEditorTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    var hidesSource = false
    let expected: String

    init(_ name: String, _ text: String, hidesSource: Bool = false, _ expected: String) {
      testDescription = name
      self.text = text
      self.hidesSource = hidesSource
      self.expected = expected
    }
  }

  @Test(arguments: [
    Case(
      "a block", "```treediagram\na\n```\n",
      "```treediagram\na\n```\n\n![One](d/p-1.svg)\n"),
    Case(
      "without a final newline", "```treediagram\na\n```",
      "```treediagram\na\n```\n\n![One](d/p-1.svg)"),
    Case(
      "text below", "```treediagram\n```\nb\n",
      "```treediagram\n```\n\n![One](d/p-1.svg)\n\nb\n"),
    Case(
      "a blank line below", "```treediagram\n```\n\nb\n",
      "```treediagram\n```\n\n![One](d/p-1.svg)\n\nb\n"),
    Case(
      "CRLF", "```treediagram\r\n```\r\nb\n",
      "```treediagram\r\n```\r\n\r\n![One](d/p-1.svg)\r\n\r\nb\n"),
    Case(
      "CR, and no line end at the end", "```treediagram\r```",
      "```treediagram\r```\r\r![One](d/p-1.svg)"),
    Case(
      "in an item", "1. ```treediagram\n   ```\n2. b\n",
      "1. ```treediagram\n   ```\n\n   ![One](d/p-1.svg)\n\n2. b\n"),
    Case(
      "in a quotation", "> - ```treediagram\n>   ```\nb",
      "> - ```treediagram\n>   ```\n>\n>   ![One](d/p-1.svg)\n>\nb"),
    Case(
      "an image", "```treediagram\n```\n![x](d/p-9.svg)\nb\n",
      "```treediagram\n```\n![One](d/p-1.svg)\nb\n"),
    Case(
      "an image with more", "```treediagram\n```\n\n  ![One](<d/old one.svg#dark> 'x')  \n",
      "```treediagram\n```\n\n  ![One](<d/p-1.svg#dark> 'x')  \n"),
    Case(
      "the path in other words", "```treediagram\n```\n\n![x](d/p%2d1.sv&#103;)\n",
      "```treediagram\n```\n\n![One](d/p%2d1.sv&#103;)\n"),
    Case(
      "two", "```treediagram\n```\n```treediagram\n```\n",
      "```treediagram\n```\n\n![One](d/p-1.svg)\n\n```treediagram\n```\n\n![Two](d/p-2.svg)\n"),
    Case(
      "a comment", "<!-- treediagram a -->",
      "<!-- treediagram a -->\n\n![One](d/p-1.svg)"),
    Case(
      "a comment behind a marker", "> 1. <!-- treediagram a -->\r\n> 2. b\r\n",
      "> 1. <!-- treediagram a -->\r\n>\r\n>    ![One](d/p-1.svg)\r\n>\r\n> 2. b\r\n"),
    Case("never closed", "```treediagram\n", "```treediagram\n"),
  ])
  func `an image is inserted or brought up to date`(_ given: Case) {
    #expect(given.edited == given.expected)
  }

  @Test(arguments: [
    Case(
      "a block", "```treediagram\n```\n", hidesSource: true,
      """
      <details>
      <summary>Source</summary>

      ```treediagram
      ```

      </details>

      ![One](d/p-1.svg)

      """),
    Case(
      "a block in an item, with an image close to it", "- ```treediagram\n  ```\n  ![x](d/y.svg)",
      hidesSource: true,
      """
      - <details>
        <summary>Source</summary>

        ```treediagram
        ```

        </details>

        ![One](d/p-1.svg)
      """),
    Case(
      "a block that is hidden, and has no image",
      "<details open>\n<summary>Plan</summary>\n\n```treediagram\n```\n</details>\nb\n",
      "<details open>\n<summary>Plan</summary>\n\n```treediagram\n```\n</details>\nb\n\n![One](d/p-1.svg)\n"
    ),
    Case(
      "a comment has nothing to hide", "<!-- treediagram a -->\n![One](d/p-1.svg)\n",
      hidesSource: true,
      "<!-- treediagram a -->\n![One](d/p-1.svg)\n"),
  ])
  func `blocks are hidden beside their pictures`(_ given: Case) {
    #expect(given.edited == given.expected)
  }

  @Test(arguments: [
    (
      "A [plan] of *two*\nlines & `more`!", "a plan.svg",
      #"![A \[plan\] of \*two\* lines \& \`more\`\!](a%20plan.svg)"#
    ),
    (#"\"#, "a(b)<c>.svg", #"![\\](a%28b%29%3Cc%3E.svg)"#),
    ("", "ä#?.svg", "![](%C3%A4%23%3F.svg)"),
  ])
  func `titles and paths are written so that they are read again`(
    title: String, path: String, image: String
  ) {
    let text = Array("```treediagram\n```\n".utf8)
    let once = edited(text, title: title, path: path)
    #expect(String(decoding: once, as: UTF8.self) == "```treediagram\n```\n\n\(image)\n")
    #expect(edited(once, title: title, path: path) == once)
    let found = Source(name: "", bytes: once).markdownDiagrams().diagrams.first?.image
    #expect(found?.path == Array(path.utf8))
  }

  private func edited(_ text: [UInt8], title: String, path: String) -> [UInt8] {
    var editor = MarkdownEditor(text)
    for diagram in Source(name: "", bytes: text).markdownDiagrams().diagrams {
      editor.show(diagram, title: title, path: OSString(path.utf8), in: diagram.image)
    }
    return editor.result
  }

  @Test func `editing twice changes nothing, and no block is lost`() {
    for seed in 0..<2000 as Range<UInt64> { check(seed: seed) }
  }

  private func check(seed: UInt64) {
    var page = RandomMarkdown(seed: seed)
    let text = page.bytes
    let before = Contents(of: text)
    for hidesSource in [false, true] {
      let once = Case.edited(text, hidesSource)
      let after = Contents(of: once)
      #expect(after.blocks == before.blocks, "seed \(seed)")
      #expect(
        after.hasImages,
        "seed \(seed): \(String(decoding: text, as: UTF8.self).debugDescription) \(String(decoding: once, as: UTF8.self).debugDescription)"
      )
      #expect(Case.edited(once, hidesSource) == once, "seed \(seed)")
      if !hidesSource { #expect(text.isKept(in: once), "seed \(seed)") }
    }
  }
}

extension MarkdownEditorTests.Case {
  fileprivate var edited: String {
    String(decoding: Self.edited(Array(text.utf8), hidesSource), as: UTF8.self)
  }

  /// The text with images of pictures called `p-1` and so on, in a folder `d`.
  static func edited(_ text: [UInt8], _ hidesSource: Bool) -> [UInt8] {
    let titles = ["One", "Two"]
    var editor = MarkdownEditor(text)
    for (index, diagram) in Source(name: "", bytes: text).markdownDiagrams().diagrams.enumerated() {
      let image = diagram.image.flatMap { $0.path.starts(with: "d/".utf8) ? $0 : nil }
      editor.show(
        diagram, title: titles[index % 2], path: OSString("d/p-\(index + 1).svg".utf8), in: image,
        hidesSource: hidesSource)
    }
    return editor.result
  }
}

/// What a text contains that editing leaves alone.
private struct Contents {
  private(set) var blocks: [String] = []
  /// Whether an image shows the picture of each.
  private(set) var hasImages = true

  init(of text: [UInt8]) {
    for (index, diagram) in Source(name: "", bytes: text).markdownDiagrams().diagrams.enumerated() {
      let words = String(decoding: text[diagram.words], as: UTF8.self)
      if case .block(let content) = diagram.kind {
        blocks.append(words + "\n" + String(decoding: content.bytes, as: UTF8.self))
      } else {
        blocks.append(words)
      }
      let path = Array("d/p-\(index + 1).svg".utf8)
      // What is below a comment may be an image with a path of its own.
      let isShown =
        if case .block = diagram.kind { diagram.image?.path == path } else { diagram.image != nil }
      if diagram.closing != nil, !isShown { hasImages = false }
    }
  }
}

extension [UInt8] {
  /// Whether all lines of this text are in another, in their order and with nothing between them but blank lines and
  /// images, which may also take the place of images.
  fileprivate func isKept(in other: Self) -> Bool {
    var rest = lines[...]
    for line in other.lines {
      if rest.first == line || rest.count == 1 && rest.first?.isBegun(by: line) == true
        || line.isImage && rest.first?.isImage == true
      {
        rest.removeFirst()
      } else if !line.isImage, !line.allSatisfy({ " \t>\r\n".utf8.contains($0) }) {
        return false
      }
    }
    return rest.isEmpty
  }

  /// The lines with what ends them, which the last need not have.
  private var lines: [Self] {
    var lines: [Self] = [[]]
    for (index, byte) in enumerated() {
      lines[lines.count - 1].append(byte)
      let next = index + 1 < count ? self[index + 1] : 0
      if byte == 0x0A || byte == 0x0D && next != 0x0A { lines.append([]) }
    }
    return lines.filter { !$0.isEmpty }
  }

  private func isBegun(by line: Self) -> Bool {
    line.starts(with: self) && line.dropFirst(count).allSatisfy { $0 == 0x0A || $0 == 0x0D }
  }

  private var isImage: Bool {
    let text = drop { " \t>".utf8.contains($0) }
    return text.starts(with: "![".utf8)
  }
}
