import Testing

@testable import TreeDrawing

@Suite struct StyleKeyTableTests {
  private func key(_ number: Int32) -> StyleKey { StyleKey(number: number) }

  @Test func `keys are found, small ones and those of faded items`() {
    let keys = [0, 1, 77, 1 << 22 - 1, 1 << 22, .max - 3, .max].map(key)
    var table = StyleKeyTable()
    for (number, key) in keys.enumerated() { table.set(number, of: key) }
    #expect(keys.map { table[$0] } == Array(keys.indices))
    #expect([-1, 2, 76, 78, 1 << 22 + 1, .max - 1].allSatisfy { table[key($0)] == nil })
    table.set(9, of: key(77))
    #expect(table[key(77)] == 9)
  }

  @Test func `a table without keys has no numbers`() {
    #expect(StyleKeyTable()[key(0)] == nil)
    #expect(StyleKeyTable()[key(.max)] == nil)
  }
}
