import Testing

@Suite struct GrowthTests {
  @Test func `work that grows with the square is not let pass`() {
    let growth = Growth.measured(upTo: 16_000) { count in
      var numbers = Array(0..<count)
      while !numbers.isEmpty { numbers.removeFirst() }
    }
    #expect(growth > Growth.allowed)
  }

  @Test func `work in proportion is let pass`() {
    let growth = Growth.measured(upTo: 160_000) { count in
      var numbers = Array(0..<count)
      while !numbers.isEmpty { numbers.removeLast() }
    }
    #expect(growth < Growth.allowed)
  }
}
