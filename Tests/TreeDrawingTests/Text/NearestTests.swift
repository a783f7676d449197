import Testing

@testable import TreeDrawing

@Suite struct NearestTests {
  @Test(arguments: [
    ("", "", 0),
    ("", "abc", 3),
    ("align", "align", 0),
    ("algn", "align", 1),
    ("aling", "align", 1),
    ("alinng", "align", 2),
    ("kitten", "sitting", 3),
    ("svg", "png", 2),
  ])
  func `the slips between two words are counted`(_ source: String, _ target: String, _ count: Int) {
    #expect(slips(from: source, to: target) == count)
    #expect(slips(from: target, to: source) == count)
  }

  @Test(arguments: [
    ("midle", "middle"),
    ("FIRST", "first"),
    ("lst", "last"),
    ("out", "outer"),
    ("m", nil),
    ("fox", "box"),
    ("fix", nil),
    ("", nil),
    ("leftmost", nil),
  ])
  func `what is near is suggested`(_ typed: String, _ meant: String?) {
    let words = ["outer", "middle", "mean", "first", "last", "box"]
    #expect(nearest(to: typed, among: words) == meant)
  }
}
