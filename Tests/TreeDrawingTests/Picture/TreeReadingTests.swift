import Testing
import TreeDrawing

/// From a text to a picture, as a client does it.
@Suite struct TreeReadingTests {
  @Test func `a text is drawn`() throws {
    let picture = try TreePicture(reading: "House\n  Kitchen\n  Study")
    #expect(picture.svg.hasPrefix("<svg "))
    #expect(picture.svg.contains("<title>House</title>"))
    #expect(picture.warnings.isEmpty)
    #expect(picture.drawing.size.width > picture.drawing.size.height)
  }

  @Test func `a text is read by its name and by the format that is given`() throws {
    let markdown = "# House\n- Kitchen"
    #expect(
      try TreePicture(reading: markdown, named: "plan.md").svg
        == TreePicture(reading: "House\n  Kitchen").svg)
    #expect(
      try TreePicture(reading: markdown, as: .outline).svg.contains("># House</text>"))
  }

  @Test func `a picture of a text is arranged as a style says`() throws {
    let list = try TreePicture(reading: "a\n  b\n  c", style: DiagramStyle(arrangement: .list))
    #expect(try list.svg != TreePicture(reading: "a\n  b\n  c").svg)
  }

  @Test(arguments: [
    ("", "text: there is nothing to draw: the input is empty"),
    ("a\n    b\n  c", "text:3:3: this line is indented less than its siblings"),
  ])
  func `a client is given what is wrong with a text`(_ text: String, _ start: String) {
    let error = #expect(throws: InputError.self) { try TreePicture(reading: text) }
    #expect(error?.description.hasPrefix(start) == true)
  }

  @Test func `a client is given what was amended in a text`() throws {
    let picture = try TreePicture(reading: "a\u{7}", named: "plan.txt")
    #expect(picture.warnings.map(\.description).count == 1)
    #expect(picture.warnings.first?.description.hasPrefix("plan.txt:1:2: ") == true)
  }

  @Test func `a document of a picture has the title and the description that it is given`() throws {
    let picture = try TreePicture(reading: "House {href=#b}\n  Kitchen {id=b}")
    var options = SVGOptions(title: "The house")
    options.linkTarget = .top
    options.idPrefix = "x-"
    let document = picture.svg(options)
    #expect(document.contains("<title>The house</title>\n<desc>A tree diagram of 2 nodes"))
    #expect(document.contains("<a href=\"#x-b\" target=\"_top\">"))
    #expect(document.contains(" id=\"x-b\""))
  }

  @Test func `a picture of a text has the colours that it is given`() throws {
    let text = "name,parent,size\nRoot,,1\na,Root,2\nb,Root,3\n"
    let colors = PictureColors(
      theme: .dark, background: .theme, coloring: .field("size"), hasLegend: true)
    let document = try TreePicture(reading: text, as: .table, colors: colors).svg
    #expect(document.contains("<g class=\"ground\">"))
    #expect(document.contains("<g class=\"legend\">"))
    #expect(document.contains("#cae8ff"))
    #expect(!document.contains("prefers-color-scheme"))
  }
}
