import Testing
import TreeDrawing

@testable import ExampleViews

/// Measures of the views that documentation needs: badges, charts, tags, timelines and cards.
@Suite struct ProgramTests {
  @Test func `a badge is 20 points high, and as wide as its two words`() {
    let badge = Drawing(of: Badge(subject: "build", status: "passing", color: .green)).size
    let words = ["build", "passing"].map {
      Drawing(of: Text($0).font(.system(size: 11, weight: .semibold))).size.width
    }
    #expect(badge.height == 20)
    #expect(abs(badge.width - words[0] - words[1] - 28) < 1e-9)
  }

  @Test func `a card is as large as pages want it`() {
    #expect(Drawing(of: CardPicture()).size == Size(width: 1200, height: 630))
  }

  @Test(arguments: [(200.0, Size(width: 132, height: 10)), (131.0, Size(width: 86, height: 26))])
  func `views flow into as many lines as it takes`(width: Double, size: Size) {
    let flow = FlowLayout {
      fixed(40, 10).measured(as: 0)
      fixed(40, 10).measured(as: 1)
      fixed(40, 10).measured(as: 2)
    }
    let proposal = ProposedViewSize(width: width, height: nil)
    #expect(Drawing(of: flow, proposal: proposal).size == size)
  }

  @Test func `the title of an axis asks for room as it stands`() {
    let bars = [Bar(id: 0, name: "a", value: 10), Bar(id: 1, name: "b", value: 20)]
    func width(_ title: String) -> Double {
      Drawing(of: BarChart(bars: bars, axisTitle: title, greatest: 20, step: 10)).size.width
    }
    #expect(width("short") == width("a title that is much longer"))
  }

  @Test func `dates end at the line, however long they are`() {
    let events = ["1990", "a long while ago"].enumerated().map {
      Event(id: $0, date: $1, title: "title", details: "")
    }
    let size = Drawing(of: Timeline(events: events)).size
    let alone = Drawing(of: Timeline(events: [events[1]])).size
    #expect(size.width == alone.width)
  }
}
