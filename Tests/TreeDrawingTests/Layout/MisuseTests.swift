import Testing

@testable import TreeDrawing

/// Numbers that make no sense: what is used instead, and what is told.
@Suite struct MisuseTests {
  /// A view with a number that makes no sense, the size that it has all the same, and the warning.
  struct Row: Sendable, CustomTestStringConvertible {
    let size: Size
    let message: String
    let drawing: Drawing

    init(_ width: Double, _ height: Double, _ message: String, _ view: some View) {
      size = Size(width: width, height: height)
      self.message = message
      drawing = Drawing(of: view)
    }

    var testDescription: String { message }
  }

  private static let mustNotBeNegative = "but must be a finite number not less than 0"

  static var frames: [Row] {
    let rule = mustNotBeNegative
    return [
      Row(
        7, 5, "frame(width:) is NaN, \(rule); it is ignored", fixed(7, 5).frame(width: .nan)),
      Row(
        7, 5, "frame(height:) is infinite, \(rule); it is ignored",
        fixed(7, 5).frame(height: .infinity)),
      Row(
        7, 5, "frame(height:) is -infinite, \(rule); it is ignored",
        fixed(7, 5).frame(height: -.infinity)),
      Row(
        0, 5, "frame(width:) is -2.5, \(rule); 0 is used instead",
        fixed(7, 5).frame(width: -2.5)),
      Row(
        7, 5, "frame(minWidth:) is NaN, \(rule); it is ignored",
        fixed(7, 5).frame(minWidth: .nan)),
      Row(
        7, 5, "frame(minHeight:) is infinite, \(rule); it is ignored",
        fixed(7, 5).frame(minHeight: .infinity)),
      Row(
        7, 5, "frame(minWidth:) is -1, \(rule); 0 is used instead",
        fixed(7, 5).frame(minWidth: -1)),
      Row(
        7, 5, "frame(idealWidth:) is infinite, \(rule); it is ignored",
        fixed(7, 5).frame(idealWidth: .infinity)),
      Row(
        7, 0, "frame(idealHeight:) is -1, \(rule); 0 is used instead",
        fixed(7, 5).frame(idealHeight: -1)),
      Row(
        7, 5, "frame(maxWidth:) is NaN, but must be a number not less than 0; it is ignored",
        fixed(7, 5).frame(maxWidth: .nan)),
      Row(
        7, 0,
        "frame(maxHeight:) is -infinite, but must be a number not less than 0; 0 is used instead",
        fixed(7, 5).frame(maxHeight: -.infinity)),
      Row(
        20, 5, "frame(maxWidth:) is 10, less than frame(minWidth:); it is raised to 20",
        fixed(7, 5).frame(minWidth: 20, maxWidth: 10)),
      Row(
        7, 20, "frame(idealHeight:) is 10, less than frame(minHeight:); it is raised to 20",
        fixed(7, 5).frame(minHeight: 20, idealHeight: 10)),
      Row(
        20, 5, "frame(maxWidth:) is 10, less than frame(idealWidth:); it is raised to 20",
        fixed(7, 5).frame(idealWidth: 20, maxWidth: 10)),
    ]
  }

  static var others: [Row] {
    let finite = "but must be a finite number"
    return [
      Row(7, 5, "padding(_:) is NaN, \(finite); 0 is used instead", fixed(7, 5).padding(.nan)),
      Row(
        9, 5, "padding(_:) is infinite, \(finite); 0 is used instead",
        fixed(7, 5).padding(EdgeInsets(top: .infinity, leading: 2))),
      Row(7, 5, "offset(x:) is NaN, \(finite); 0 is used instead", fixed(7, 5).offset(x: .nan)),
      Row(
        7, 5, "offset(y:) is -infinite, \(finite); 0 is used instead",
        fixed(7, 5).offset(y: -.infinity)),
      Row(
        22, 5, "HStack(spacing:) is NaN, \(finite); 8 is used instead",
        HStack(spacing: .nan) {
          fixed(7, 5)
          fixed(7, 5)
        }),
      Row(
        7, 18, "VStack(spacing:) is infinite, \(finite); 8 is used instead",
        VStack(spacing: .infinity) {
          fixed(7, 5)
          fixed(7, 5)
        }),
      Row(
        8, 0, "Spacer(minLength:) is NaN, \(mustNotBeNegative); 8 is used instead",
        HStack { Spacer(minLength: .nan) }),
      Row(
        8, 0, "Spacer(minLength:) is infinite, \(mustNotBeNegative); 8 is used instead",
        HStack { Spacer(minLength: .infinity) }),
      Row(
        0, 0, "Spacer(minLength:) is -3, \(mustNotBeNegative); 0 is used instead",
        HStack { Spacer(minLength: -3) }),
      Row(
        7, 5, "layoutPriority(_:) is NaN, but must be a number; 0 is used instead",
        fixed(7, 5).layoutPriority(.nan)),
      Row(
        0, 18.2, "lineHeight(_:) is NaN, \(mustNotBeNegative); it is ignored",
        Text("").lineHeight(.exact(points: .nan))),
      Row(
        0, 0, "lineHeight(_:) is -3, \(mustNotBeNegative); 0 is used instead",
        Text("").lineHeight(.exact(points: -3))),
    ]
  }

  static var fonts: [Row] {
    [(Double.nan, "NaN"), (.infinity, "infinite"), (0, "0"), (-3, "-3")].map { size, told in
      let message = "a font's size is \(told), but must be a finite number greater than 0"
      return Row(
        0, 18.2, "\(message); 14 is used instead", Text("").font(.system(size: size)))
    }
  }

  @Test(arguments: frames + others + fonts)
  func `a number that makes no sense is replaced and reported`(row: Row) {
    #expect(row.drawing.size == row.size)
    #expect(row.drawing.warnings.map(\.description) == [row.message])
  }

  @Test func `infinite greatest lengths and priorities, and negative gaps, are all right`() {
    let view = HStack(spacing: -2) {
      fixed(7, 5).frame(maxWidth: .infinity).layoutPriority(.infinity)
      fixed(7, 5).padding(-1).offset(x: -4).layoutPriority(-.infinity)
    }
    #expect(Drawing(of: view).warnings == [])
  }

  @Test(arguments: [
    (Double.nan, 10.0, "NaN", "it is ignored"), (.infinity, 10, "infinite", "it is ignored"),
    (-1, 0, "-1", "0 is used instead"),
  ])
  func `a proposal's lengths are checked`(
    length: Double, expected: Double, told: String, action: String
  ) {
    let rule = "is \(told), but must be a finite number not less than 0; \(action)"
    let proposal = ProposedViewSize(width: length, height: length)
    let drawing = Drawing(of: Rectangle(), proposal: proposal)
    #expect(drawing.size == Size(width: expected, height: expected))
    #expect(
      drawing.warnings.map(\.description) == [
        "the proposal's width \(rule)", "the proposal's height \(rule)",
      ])
  }

  @Test func `equal warnings are one, in the order of the first`() {
    let view = VStack {
      fixed(1, 1).frame(width: -1)
      fixed(1, 1).frame(width: .nan)
      fixed(1, 1).frame(width: -1)
      fixed(1, 1).frame(width: .nan)
      fixed(1, 1).frame(width: .nan)
    }
    let rule = Self.mustNotBeNegative
    #expect(
      Drawing(of: view).warnings.map(\.description) == [
        "frame(width:) is -1, \(rule); 0 is used instead (2 times)",
        "frame(width:) is NaN, \(rule); it is ignored (3 times)",
      ])
  }

  @Test func `several views at the root lie on top of each other, and that is reported`() {
    struct Three: View {
      var body: some View {
        fixed(1, 4)
        fixed(3, 2)
        fixed(2, 2)
      }
    }
    let drawing = Drawing(of: Three())
    #expect(drawing.size == Size(width: 3, height: 4))
    #expect(
      drawing.warnings.map(\.description) == [
        "3 views are drawn where one is needed, so they lie on top of each other; "
          + "put them in a VStack, an HStack or a ZStack"
      ])
    #expect(Drawing(of: ZStack { Three() }).warnings == [])
    #expect(Drawing(of: EmptyView()).warnings == [])
  }

  @Test func `lengths too great for numbers are replaced`() {
    struct Huge: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        Size(width: .greatestFiniteMagnitude, height: 5)
      }
      func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    let view = HStack(spacing: 0) {
      Huge { EmptyView() }
      Huge { EmptyView() }
    }
    let drawing = Drawing(of: view)
    #expect(drawing.size == Size(width: 0, height: 5))
    #expect(
      drawing.warnings.map(\.description) == [
        "the width of a view came out as infinite; 0 is used instead"
      ])
  }
}
