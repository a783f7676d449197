import Testing

@testable import TreeDrawing

@Suite struct LookTableTests {
  @Test func `looks are found, near ones and those of faded items`() {
    let looks: [Int32] = [0, 1, 77, 1 << 22 - 1, 1 << 22, .max - 3, .max]
    var table = LookTable()
    for (place, look) in looks.enumerated() { table.note(place, of: look) }
    #expect(looks.map { table[$0] } == Array(looks.indices))
    #expect([-1, 2, 76, 78, 1 << 22 + 1, .max - 1].allSatisfy { table[$0] == nil })
    table.note(9, of: 77)
    #expect(table[77] == 9)
  }

  @Test func `a table without looks has none`() {
    #expect(LookTable()[0] == nil)
    #expect(LookTable()[.max] == nil)
  }
}
