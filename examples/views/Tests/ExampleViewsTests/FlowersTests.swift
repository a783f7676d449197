import Testing
import TreeDrawing

@testable import ExampleViews

@Suite struct FlowersTests {
  /// Two targets in a row, and one that an offset moves.
  private var field: some View {
    HStack(spacing: 10) {
      fixed(20, 20).target("a")
      fixed(40, 20).target("b")
      fixed(20, 20).target("c").offset(x: 5, y: 30)
    }
  }

  private let centers = [
    "a": Point(x: 10, y: 10), "b": Point(x: 50, y: 10), "c": Point(x: 95, y: 40),
  ]

  @Test func `targets are appended in the order of their declaration`() {
    #expect(value(of: Targets.self, in: field).map(\.id) == ["a", "b", "c"])
  }

  @Test(arguments: [["a", "b", "c"], ["c", "a"], ["b", "c", "b", "a"], ["b"], []])
  func `a route goes through any targets in any order`(ids: [String]) {
    let points = ids.compactMap { centers[$0] }
    let bee = outlines(of: Bee().centered(at: points.last ?? .zero))
    let drawn = outlines(of: field.route(through: ids))
    let route = Route(points: points).path(in: rect(0, 0, 0, 0))
    #expect(drawn.first == route)
    #expect(drawn.dropFirst().count == (points.isEmpty ? 0 : bee.count))
  }

  @Test func `the bee's middle is that of the last target`() {
    let bee = frames(in: fixed(100, 50).overlay(alignment: .topLeading) { beeAtC })
    #expect(bee[0]?[.center] == centers["c"])
    let body = outlines(of: fixed(100, 50).overlay(alignment: .topLeading) { beeAtC })
    #expect(outlines(of: field.route(through: ["a", "c"])).suffix(body.count) == body[...])
  }

  private var beeAtC: some View {
    Bee().measured(as: 0).centered(at: Point(x: 95, y: 40))
  }

  @Test func `a target that is not there is left out`() {
    #expect(
      outlines(of: field.route(through: ["a", "rose", "b"]))
        == outlines(of: field.route(through: ["a", "b"])))
  }
}
