import Testing

@testable import TreeDrawing

/// Explicit guides on their way through containers.
@Suite struct GuideTests {
  private enum Custom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { 0 }
  }
  private let custom = HorizontalAlignment(Custom.self)

  private func guided(_ width: Double, _ height: Double, _ value: Double) -> some View {
    fixed(width, height).alignmentGuide(custom) { _ in value }
  }

  @Test func `a row's custom guide is the mean of its views'`() {
    let row = HStack(spacing: 0) {
      guided(150, 50, 75)
      guided(100, 50, 50)
    }
    #expect(LaidOut.explicit(custom, of: row) == 137.5)
  }

  @Test func `views without the guide do not count in the mean`() {
    let row = HStack(spacing: 0) {
      guided(10, 10, 1)
      fixed(10, 10)
      guided(10, 10, 5)
      fixed(10, 10)
    }
    #expect(LaidOut.explicit(custom, of: row) == 13)
  }

  @Test func `a built-in guide does not leave a row`() {
    let row = HStack(spacing: 0) {
      fixed(150, 50).alignmentGuide(.leading) { _ in 75 }
      fixed(100, 50).alignmentGuide(.leading) { _ in 50 }
    }
    #expect(LaidOut.explicit(.leading, of: row) == nil)
  }

  @Test func `a column's custom guide counts where its views stand`() {
    let column = VStack(alignment: .center, spacing: 20) {
      guided(40, 10, 10)
      guided(80, 10, 30)
    }
    #expect(LaidOut.explicit(custom, of: column) == 30)
  }

  @Test func `padding moves guides, built-in ones too`() {
    let insets = EdgeInsets(top: 5, leading: 7, bottom: 5, trailing: 7)
    #expect(LaidOut.explicit(custom, of: guided(40, 10, 10).padding(insets)) == 17)
    let leading = fixed(40, 10).alignmentGuide(.leading) { _ in 10 }.padding(insets)
    #expect(LaidOut.explicit(.leading, of: leading) == 17)
    #expect(LaidOut(leading).size == Size(width: 54, height: 20))
  }

  @Test func `a frame lines its own default guide up with the view's explicit one`() {
    enum Quarter: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> Double { context.width * 0.25 }
    }
    enum ThreeQuarters: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> Double { context.height * 0.75 }
    }
    let horizontal = HorizontalAlignment(Quarter.self)
    let vertical = VerticalAlignment(ThreeQuarters.self)
    let layout = LaidOut(
      fixed(40, 20).numbered(0)
        .alignmentGuide(horizontal) { _ in 30 }
        .alignmentGuide(vertical) { _ in 5 }
        .frame(
          width: 100, height: 80, alignment: Alignment(horizontal: horizontal, vertical: vertical)))
    #expect(layout.list == [rect(-5, 55, 40, 20)])
  }

  @Test func `a frame's centre is lined up with the centre that the view sets`() {
    let layout = LaidOut(
      fixed(100, 100).numbered(0)
        .alignmentGuide(HorizontalAlignment.center) { _ in 100 }
        .frame(width: 300, height: 300))
    #expect(layout.list == [rect(50, 100, 100, 100)])
  }

  @Test func `the outermost of two explicit guides wins and sees the inner one`() {
    let view = guided(40, 10, 10).alignmentGuide(custom) { $0[custom] + 5 }
    #expect(LaidOut.explicit(custom, of: view) == 15)
  }

  @Test func `guides of levels and axes are different guides`() {
    let deep = HorizontalAlignment(Custom.self, level: 7)
    let view = HStack { fixed(40, 10).alignmentGuide(deep) { _ in 3 } }
    #expect(LaidOut.explicit(deep, of: view) == 3)
    #expect(LaidOut.explicit(custom, of: view) == nil)
    #expect(LaidOut.explicit(VerticalAlignment(Custom.self, level: 7), of: view) == nil)
  }

  @Test func `guides of a background stay in it`() {
    let view = fixed(40, 10).background { guided(40, 10, 3) }
    #expect(LaidOut.explicit(custom, of: view) == nil)
    let reader = GeometryReader { _ in guided(40, 10, 3) }
    #expect(LaidOut.explicit(custom, of: reader) == nil)
  }

  @Test func `a guide crosses nested stacks of both axes`() {
    let view = VStack(alignment: .leading, spacing: 0) {
      fixed(100, 10)
      HStack(spacing: 10) {
        fixed(20, 10)
        VStack(spacing: 0) { guided(40, 10, 4) }
      }
    }
    #expect(LaidOut.explicit(custom, of: view) == 34)
  }
}
