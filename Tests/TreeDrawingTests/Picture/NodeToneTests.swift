import Testing

@testable import TreeDrawing

@Suite struct NodeToneTests {
  @Test func `each byte stands for one tone`() {
    for byte in UInt8.min...(.max) where byte <= 240 || byte >= 254 {
      #expect(NodeTone(byte: byte).byte == byte)
    }
  }

  @Test
  func `what is coloured by nothing is told from the first tone and from what is pointed out`() {
    #expect(NodeTone(byte: 0) == .none)
    #expect(NodeTone(byte: 1) == .tone(0))
    #expect(NodeTone.emphasis(.strong).byte == 255)
    #expect(NodeTone.emphasis(.quiet).byte == 254)
  }

  @Test func `tones begin again after 240 places, which palettes of six and of two divide`() {
    #expect(NodeTone.tone(239).byte == 240)
    #expect(NodeTone.tone(240).byte == NodeTone.tone(0).byte)
  }
}
