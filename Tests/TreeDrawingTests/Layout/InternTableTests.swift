import Testing

@testable import TreeDrawing

@Suite struct InternTableTests {
  @Test(arguments: [1, 7, 8, 9, 10, 100])
  func `a value is where it was first put, however many there are`(_ count: Int) {
    var table = InternTable<Int>()
    let values = (0..<count).map { $0 * 7 }
    for _ in 0..<2 {
      #expect(values.map { table.index(of: $0) } == Array(0..<count))
    }
    #expect(table.values == values)
  }

  @Test(arguments: [0, 3, 8, 20])
  func `values of which nobody asks where they are move no others`(_ count: Int) {
    var table = InternTable(-1)
    for number in 0..<count { #expect(table.append(1_000 + number) == number + 1) }
    let indices = (0..<20).map { table.index(of: $0) }
    #expect(indices == Array(count + 1..<count + 21))
    #expect((0..<20).map { table.index(of: $0) } == indices)
    #expect(table.index(of: -1) == 0)
  }
}
