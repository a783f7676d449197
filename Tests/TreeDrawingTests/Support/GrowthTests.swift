import Testing

@Suite struct GrowthTests {
  @Test func `work that grows with the square is not let pass`() {
    var sum = 0
    let growth = Growth.measured(upTo: Effort.size(12_000)) { count in
      for one in 0..<count { sum = (0..<one).reduce(sum) { $0 &+ ($1 ^ one) } }
    }
    #expect(growth > Growth.allowed)
    #expect(sum != 0)
  }

  @Test func `work in proportion is let pass`() {
    var sum = 0
    let growth = Growth.measured(upTo: Effort.size(400_000)) { count in
      sum = (0..<count).reduce(sum) { $0 &+ ($1 ^ count) }
    }
    #expect(growth < Growth.allowed)
    #expect(sum != 0)
  }
}
