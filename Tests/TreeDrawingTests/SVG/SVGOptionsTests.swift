import Testing

@testable import TreeDrawing

@Suite struct SVGOptionsTests {
  private let square = Drawing(of: Color.black.frame(width: 200, height: 100))

  private func head(_ change: (inout SVGOptions) -> Void) -> String {
    var options = SVGOptions()
    change(&options)
    return String(square.svg(options).prefix { $0 != ">" })
  }

  @Test func `width and height stay, whatever is said`() {
    #expect(head { $0.isResponsive = true }.contains(" width=\"200\" height=\"100\" "))
    #expect(
      head { $0.isResponsive = true }.hasSuffix(" style=\"max-width:100%;height:auto\""))
    #expect(!head { _ in }.contains("style"))
  }

  @Test func `a declaration comes first`() {
    var options = SVGOptions()
    options.isStandalone = true
    #expect(
      square.svg(options).hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg "))
  }

  @Test(arguments: [
    ("de", " lang=\"de\" xml:lang=\"de\""), ("pt-BR", " lang=\"pt-BR\" xml:lang=\"pt-BR\""),
    ("\"><script", " lang=\"script\" xml:lang=\"script\""), ("", "preserve\""),
    ("\u{0}é", "preserve\""),
  ])
  func `a document has its language in both attributes`(_ language: String, _ end: String) {
    #expect(head { $0.language = language }.hasSuffix(end))
  }

  @Test(arguments: [
    ("fig-", "fig-"), ("_1", "_1"), ("1-a\"", "a"), ("é x", "x"),
  ])
  func `a prefix is the class, as far as it can be a name`(_ prefix: String, _ name: String) {
    var options = SVGOptions()
    options.idPrefix = prefix
    let document = square.svg(options)
    #expect(document.contains(" class=\"\(name)\" "))
    #expect(document.contains("\n.\(name) rect{"))
  }

  @Test func `a prefix of nothing is none`() {
    #expect(head { $0.idPrefix = "-1" } == head { _ in })
  }

  @Test func `documents with other options have another scope`() {
    func scope(_ change: (inout SVGOptions) -> Void) -> Substring? {
      head(change).split(separator: "\"").first { $0.hasPrefix("t") && $0.count > 3 }
    }
    #expect(scope { $0.linkTarget = .top } != scope { _ in })
    #expect(scope { $0.isResponsive = true } != scope { _ in })
    #expect(scope { $0.title = "a" } == scope { _ in })
  }

  @Test(arguments: [
    (PageSize.a4, "width=\"190mm\" height=\"95mm\""),
    (.a4Landscape, "width=\"277mm\" height=\"138.5mm\""),
    (.letter, "width=\"195.9mm\" height=\"97.95mm\""),
    (.letterLandscape, "width=\"259.4mm\" height=\"129.7mm\""),
  ])
  func `a large picture is as wide as what is in the margins of a page`(
    _ page: PageSize, _ size: String
  ) {
    var options = SVGOptions()
    options.page = page
    let document = Drawing(of: Color.black.frame(width: 4_000, height: 2_000)).svg(options)
    #expect(document.contains(" \(size) viewBox=\"0 0 4000 2000\" "))
  }

  @Test func `a high picture is as high as what is in the margins, a small one as it is`() {
    var options = SVGOptions()
    options.page = .a4
    let high = Drawing(of: Color.black.frame(width: 100, height: 27_700)).svg(options)
    #expect(high.contains(" width=\"1mm\" height=\"277mm\" "))
    let small = Drawing(of: Color.black.frame(width: 96, height: 9.6)).svg(options)
    #expect(small.contains(" width=\"25.4mm\" height=\"2.54mm\" "))
    let empty = Drawing(of: EmptyView()).svg(options)
    #expect(empty.contains(" width=\"0mm\" height=\"0mm\" "))
  }

  @Test func `letters are three quarters of a point in print`() {
    let size = Size(width: 190 * 96 / 25.4 * 2, height: 10)
    #expect(abs(PageSize.a4.printedFontSize(16, in: size) - 6) < 1e-9)
    #expect(PageSize.a4.printedFontSize(16, in: Size(width: 10, height: 10)) == 12)
  }
}
