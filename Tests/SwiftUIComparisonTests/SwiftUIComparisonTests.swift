#if canImport(SwiftUI)
  import Testing

  /// The engine against SwiftUI itself, which there is on macOS only.
  @MainActor @Suite struct SwiftUIComparisonTests {
    @Test(arguments: SketchExample.all)
    func `an example is laid out as by SwiftUI`(_ example: SketchExample) {
      compare(example.sketch, for: example.offer)
    }

    @Test(arguments: 0..<150)
    func `random views are laid out as by SwiftUI`(_ seed: Int) {
      var maker = SketchMaker(seed: seed)
      let sketch = maker.sketch(depth: 3)
      compare(sketch, for: SketchOffer(width: nil, height: nil))
      compare(sketch, for: SketchOffer(width: 150, height: 90))
    }

    private func compare(_ sketch: Sketch, for offer: SketchOffer) {
      let frames = engineFrames(of: sketch, for: offer)
      let expected = swiftUIFrames(of: sketch, for: offer)
      #expect(frames.keys.sorted() == expected.keys.sorted(), "\(sketch), offered \(offer)")
      for (id, frame) in expected {
        let isClose = frames[id]?.isClose(to: frame) ?? true
        #expect(isClose, "view \(id): \(String(describing: frames[id])) ≠ \(frame) in \(sketch)")
      }
    }
  }
#endif
