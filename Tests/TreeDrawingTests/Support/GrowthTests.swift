import Testing

@Suite struct GrowthTests {
  @Test func `work that grows with the square is not let pass`() {
    let growth = Growth.measured(upTo: 1_200) { count in
      let pairs = (0..<count).reduce(0) { sum, one in (0..<one).reduce(sum) { $0 &+ ($1 ^ one) } }
      #expect(pairs > 0)
    }
    #expect(growth > Growth.allowed)
  }

  @Test func `work in proportion is let pass`() {
    let growth = Growth.measured(upTo: 40_000) { count in
      let sum = (0..<count).reduce(0) { $0 &+ ($1 ^ count) }
      #expect(sum > 0)
    }
    #expect(growth < Growth.allowed)
  }
}
