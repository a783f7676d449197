import Testing

@testable import TreeDrawing

/// Text baselines: the only guides that views have by themselves.
@Suite struct BaselineTests {
  /// The baseline of a line of the default font, from the line's top: half of 1.3 em and 0.344 em.
  private let baseline = 14 * (0.65 + 0.344)

  @Test func `a text of one line has its baseline as an explicit guide`() {
    #expect(LaidOut.explicit(.firstTextBaseline, of: Text("x")) == baseline)
    #expect(LaidOut.explicit(.lastTextBaseline, of: Text("x")) == baseline)
    #expect(LaidOut.explicit(VerticalAlignment.center, of: Text("x")) == nil)
  }

  @Test func `without text a baseline is the bottom edge`() {
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("x").numbered(0)
      fixed(10, 30).numbered(1)
    }
    #expect(LaidOut.explicit(.firstTextBaseline, of: fixed(10, 30)) == nil)
    #expect(LaidOut(row).frames[0]?.minY == 30 - baseline)
    #expect(LaidOut(row).frames[1]?.minY == 0)
  }

  @Test func `wrappers move a baseline`() {
    let padded = Text("x").padding(EdgeInsets(top: 5, leading: 1, bottom: 9, trailing: 1))
    #expect(LaidOut.explicit(.firstTextBaseline, of: padded) == 5 + baseline)
  }

  @Test func `a column has the first baseline of its first text and the last of its last`() {
    let column = VStack(spacing: 2) {
      fixed(10, 10)
      Text("x")
      Text("y")
      fixed(10, 10)
    }
    #expect(isClose(LaidOut.explicit(.firstTextBaseline, of: column), 12 + baseline))
    #expect(isClose(LaidOut.explicit(.lastTextBaseline, of: column), 12 + 18.2 + 2 + baseline))
  }

  @Test func `an explicit baseline replaces the text's`() {
    let text = Text("x").alignmentGuide(.firstTextBaseline) { $0[.firstTextBaseline] + 3 }
    #expect(isClose(LaidOut.explicit(.firstTextBaseline, of: text), baseline + 3))
    #expect(isClose(LaidOut.explicit(.lastTextBaseline, of: text), baseline))
  }

  private func isClose(_ one: Double?, _ other: Double) -> Bool {
    one.map { abs($0 - other) < 1e-9 } ?? false
  }
}
