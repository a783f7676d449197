import Foundation
import Testing

@testable import TreeDrawing

@Suite struct AngleTests {
  @Test(arguments: [1.0, 10, 1_000, 1e6])
  func `directions are cosine and sine`(range: Double) {
    for step in -5_000...5_000 {
      let radians = range * Double(step) / 5_000
      let direction = Angle(radians: radians).direction
      #expect(abs(direction.x - cos(radians)) < 1e-15)
      #expect(abs(direction.y - sin(radians)) < 1e-15)
    }
  }

  @Test(arguments: [Double.nan, .infinity, 1e12])
  func `an angle of too many turns has no direction`(radians: Double) {
    #expect(Angle(radians: radians).direction.x.isNaN)
  }

  @Test func `angles are degrees or radians`() {
    #expect(Angle.degrees(180) == .radians(.pi))
    #expect(Angle(radians: .pi / 2).degrees == 90)
    #expect(Angle.degrees(60) - .degrees(60) == .zero)
    #expect(Angle.zero + .degrees(1) > .zero)
  }
}
