import Testing

@testable import TreeDrawing

/// Concrete proposals: flexible frames, shares of a stack, priorities, spacers.
@Suite struct FlexibilityTests {
  private func proposed(_ width: Double?, _ height: Double? = nil) -> ProposedViewSize {
    ProposedViewSize(width: width, height: height)
  }

  @Test func `equal shares overflow where a view needs more`() {
    let layout = LaidOut(
      HStack(spacing: 0) {
        Rectangle().frame(maxWidth: 100).numbered(0)
        Rectangle().frame(minWidth: 100).numbered(1)
      }, proposal: proposed(150, 10))
    #expect(layout.list.map(\.size.width) == [75, 100])
    #expect(layout.size.width == 175)
  }

  @Test func `of flexible views, the one whose bounds are nearer chooses first`() {
    let layout = LaidOut(
      HStack(spacing: 7.5) {
        Rectangle().frame(minWidth: 100).numbered(0)
        Rectangle().frame(width: 30).numbered(1)
        Rectangle().frame(maxWidth: 50).numbered(2)
      }, proposal: proposed(150, 10))
    #expect(layout.list.map(\.size.width) == [100, 30, 50])
    #expect(layout.size.width == 195)
  }

  @Test func `stacks within stacks share without end`() {
    let layout = LaidOut(
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          Rectangle().padding(1).numbered(0)
          Rectangle().padding(1).numbered(1)
        }
        Rectangle().numbered(2)
      }
      .frame(width: 300, height: 100))
    #expect(layout.list.map(\.size.width) == [75, 75, 150])
  }

  @Test func `a column aligned at its left edge is as flexible as any`() {
    let layout = LaidOut(
      HStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 0) { Rectangle().numbered(0) }
        fixed(20, 10)
      }, proposal: proposed(100, 10))
    #expect(layout.list.map(\.size.width) == [80])
  }

  @Test(.timeLimit(.minutes(1)))
  func `a length that is no number does not keep a layout from its end`() {
    let view = HStack { Rectangle().padding(1).padding(1) }
    #expect(LaidOut(view.frame(width: .nan, height: 10)).size.height == 10)
    #expect(LaidOut(view, proposal: proposed(.nan, 10)).size.height == 10)
  }

  struct FrameCase: CustomTestStringConvertible {
    let name: String
    let least: Double?
    let ideal: Double?
    let greatest: Double?
    let proposal: Double?
    let width: Double

    init(
      _ name: String, _ least: Double?, _ ideal: Double?, _ greatest: Double?, at proposal: Double?,
      is width: Double
    ) {
      self.name = name
      self.least = least
      self.ideal = ideal
      self.greatest = greatest
      self.proposal = proposal
      self.width = width
    }

    var testDescription: String { name }
  }

  @Test(arguments: [
    FrameCase("51: all that is offered", 0, nil, .infinity, at: 200, is: 200),
    FrameCase("both bounds: the proposal's choice", 10, nil, 100, at: 30, is: 30),
    FrameCase("both bounds: not below", 10, nil, 100, at: 5, is: 10),
    FrameCase("both bounds: not above", 10, nil, 100, at: 500, is: 100),
    FrameCase("both bounds, none offered: the content within them", 60, nil, 100, at: nil, is: 60),
    FrameCase(
      "51: a greatest width alone: never below the content", nil, nil, .infinity, at: 20, is: 50),
    FrameCase("a greatest width alone: up to the proposal", nil, nil, 70, at: 60, is: 60),
    FrameCase("a greatest width alone: not above", nil, nil, 40, at: 60, is: 40),
    FrameCase("a least width alone: the content", 20, nil, nil, at: 80, is: 50),
    FrameCase("a least width alone: down to the proposal", 20, nil, nil, at: 30, is: 30),
    FrameCase("a least width alone: not below", 60, nil, nil, at: 30, is: 60),
    FrameCase("an ideal width, none offered", nil, 33, nil, at: nil, is: 33),
    FrameCase("an ideal width, one offered: the content", nil, 33, nil, at: 80, is: 50),
    FrameCase("contradictions are raised", 100, nil, 50, at: 80, is: 100),
    FrameCase("a negative least width is none", -5, nil, 10, at: -3, is: 0),
  ])
  func `a flexible frame around 50 points`(_ c: FrameCase) {
    let view = fixed(50, 10)
      .frame(minWidth: c.least, idealWidth: c.ideal, maxWidth: c.greatest)
    #expect(LaidOut(view, proposal: proposed(c.proposal)).size.width == c.width)
  }

  @Test func `a flexible frame places its content by alignment`() {
    let layout = LaidOut(
      fixed(50, 10).numbered(0)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing),
      proposal: proposed(80, 30))
    #expect(layout.list == [rect(30, 20, 50, 10)])
  }

  @Test func `an offset view stands where it stood`() {
    let layout = LaidOut(
      HStack(spacing: 8) {
        fixed(20, 20)
        fixed(20, 20).numbered(0).offset(x: 10, y: 5)
        fixed(20, 20).numbered(1)
      })
    #expect(layout.size == Size(width: 76, height: 20))
    #expect(layout.list == [rect(38, 5, 20, 20), rect(56, 0, 20, 20)])
  }

  @Test func `an offset moves no guide`() {
    let view = fixed(20, 20).alignmentGuide(.leading) { _ in 3 }.offset(x: 10, y: 5).padding(1)
    #expect(LaidOut.explicit(.leading, of: view) == 4)
  }

  @Test func `a view of higher priority leaves the others their least`() {
    let layout = LaidOut(
      HStack(spacing: 0) {
        Rectangle().frame(minWidth: 20, maxWidth: 200).numbered(0)
        Rectangle().frame(maxWidth: 70).padding(1).layoutPriority(1).numbered(1)
        Rectangle().frame(minWidth: 5).numbered(2)
      }, proposal: proposed(100, 10))
    #expect(layout.list.map(\.size.width) == [20, 72, 8])
  }

  @Test func `a ZStack is as large as its views of the highest priority`() {
    let layout = LaidOut(
      ZStack(alignment: .topLeading) {
        fixed(50, 50).numbered(0)
        fixed(30, 10).numbered(1).layoutPriority(1)
        Rectangle().numbered(2)
      })
    #expect(layout.size == Size(width: 30, height: 10))
    #expect(layout.list == [rect(0, 0, 50, 50), rect(0, 0, 30, 10), rect(0, 0, 30, 10)])
  }

  @Test func `a spacer takes what a row has left, and nothing across`() {
    let row = HStack(spacing: 0) {
      fixed(20, 10)
      Spacer().numbered(0)
      fixed(30, 10)
    }
    #expect(LaidOut(row, proposal: proposed(100, 50)).list == [rect(20, 5, 50, 0)])
    #expect(LaidOut(row).size == Size(width: 58, height: 10))
    let tight = HStack(spacing: 0) { Spacer(minLength: 3) }
    #expect(LaidOut(tight, proposal: proposed(1, 50)).size == Size(width: 3, height: 0))
  }

  @Test func `a divider is a line across its stack`() {
    let row = HStack(spacing: 2) {
      fixed(20, 10)
      Divider().numbered(0)
    }
    #expect(LaidOut(row).list == [rect(22, 0, 1, 10)])
    let column = VStack(spacing: 2) {
      fixed(20, 10)
      Divider().numbered(0)
    }
    #expect(LaidOut(column).list == [rect(0, 12, 20, 1)])
  }

  @Test func `a group's views are the container's`() {
    let row = HStack(spacing: 1) {
      Group {
        fixed(1, 1).numbered(0)
        fixed(1, 1).numbered(1)
      }
      fixed(1, 1).numbered(2)
    }
    #expect(LaidOut(row).list.map(\.minX) == [0, 2, 4])
  }
}
