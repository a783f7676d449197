@testable import TreeDrawing

// Stacks, frames and other containers in each other, lined up by built-in guides.
extension NestedViews {
  static var stacks: [NestedViews] {
    [
      NestedViews("rows") { inner, _ in
        HStack(spacing: 1) {
          Color.gray
          inner
        }
      },
      NestedViews("rows that are offered no length") { inner, _ in
        HStack { inner.fixedSize(horizontal: true, vertical: false) }
      },
      NestedViews("columns of what stretches, at most so far, and texts", in: Text("x")) {
        inner, _ in
        VStack {
          inner
          Color.gray.frame(maxHeight: 40)
          Text("y")
        }
      },
      alternating,
      alternating.offered(.unspecified, "offered nothing"),
      alternating.offered(ProposedViewSize(width: 300, height: nil), "offered a width"),
      alternating.offered(.zero, "offered no room"),
      alternating.inside(", endlessly wide") { $0.frame(minWidth: .infinity) },
      NestedViews("rows in columns with negative gaps") { inner, _ in
        VStack(spacing: -2) {
          Color.gray
          HStack(spacing: -3) {
            inner
            Color.gray
          }
        }
      },
      NestedViews("rows in columns, of higher priority than their neighbours") { inner, _ in
        VStack {
          Color.gray
          HStack {
            inner.layoutPriority(1)
            Color.gray
          }.layoutPriority(1)
        }
      },
      NestedViews("rows in columns, of lower priority than their neighbours") { inner, _ in
        VStack {
          Color.gray.layoutPriority(1)
          HStack {
            inner
            Text("x").layoutPriority(1)
          }
        }
      },
      NestedViews("rows and columns with spacers", in: Text("x")) { inner, _ in
        VStack {
          inner
          Spacer()
          HStack {
            Spacer()
            Text("x")
          }
        }
      },
      NestedViews("rows in columns with dividers", in: Text("x")) { inner, _ in
        VStack {
          Text("x")
          Divider()
          HStack {
            inner
            Divider()
            Text("y")
          }
        }
      },
      NestedViews("rows in columns with texts that wrap", in: Text("some words in lines")) {
        inner, _ in
        VStack {
          inner
          HStack {
            Text("some more words in several lines")
            Color.gray
          }
        }
      },
      NestedViews("rows in columns in rows beside texts that wrap", in: Text("some words in lines"))
      {
        inner, _ in
        HStack {
          VStack {
            inner
            Text("some more words")
          }
          Text("and others in several lines")
        }
      },
      NestedViews("piles in rows") { inner, _ in
        HStack {
          ZStack(alignment: .bottomTrailing) {
            Color.gray
            inner
          }
          Text("x")
        }
      },
      NestedViews("piles in which others decide the size") { inner, _ in
        ZStack {
          Color.gray.frame(maxWidth: 100).layoutPriority(1)
          inner
        }
      },
      NestedViews("tidy rows in columns", in: Text("x")) { inner, _ in
        VStack {
          Text("x")
          TidyHStack {
            inner
            Text("y")
          }
        }
      },
    ]
  }

  static var frames: [NestedViews] {
    [
      NestedViews("alternating stacks in frames with both bounds") { inner, level in
        stack(level) {
          inner.frame(minWidth: 3, maxWidth: .infinity)
          Color.gray
        }
      },
      NestedViews("alternating stacks in frames with ever other upper bounds") { inner, level in
        stack(level) {
          inner.frame(
            maxWidth: Double(90_000 - level), maxHeight: Double(70_000 - level))
          Text("x")
        }
      },
      NestedViews("alternating stacks in frames with ever other lower bounds") { inner, level in
        stack(level) {
          Color.gray
          inner.frame(minWidth: Double(level), minHeight: Double(level))
        }
      },
      NestedViews("alternating stacks in frames with ever other ideals") { inner, level in
        stack(level) {
          Color.gray
          inner.frame(idealWidth: Double(level), idealHeight: Double(level))
        }
      },
      NestedViews("alternating stacks in frames of a width") { inner, level in
        stack(level) {
          Color.gray
          inner.frame(width: Double(level))
        }
      },
      NestedViews("frames in frames, placed in corners") { inner, level in
        inner.frame(maxWidth: Double(level) + 10, alignment: .trailing).frame(
          minHeight: 20, alignment: .top)
      },
      NestedViews("alternating stacks with padding") { inner, level in
        stack(level) {
          inner.padding(1)
          Color.gray
        }
      },
      NestedViews("alternating stacks with negative padding") { inner, level in
        stack(level) {
          inner.padding(-1)
          Color.gray
        }
      },
      NestedViews("padding in padding") { inner, _ in inner.padding(0.25) },
      NestedViews("alternating stacks of fixed width") { inner, level in
        stack(level) {
          inner.fixedSize(horizontal: true, vertical: false)
          Color.gray
        }
      },
      NestedViews("alternating stacks of ideal size along their axis") { inner, level in
        stack(level) {
          inner.fixedSize(horizontal: level.isMultiple(of: 2), vertical: !level.isMultiple(of: 2))
          Color.gray
        }
      },
      NestedViews("alternating stacks, moved elsewhere") { inner, level in
        stack(level) {
          inner.offset(x: 2, y: 1)
          Color.gray
        }
      },
      NestedViews("alternating stacks, turned") { inner, level in
        stack(level) {
          inner.rotationEffect(.degrees(1))
          Color.gray
        }
      },
      NestedViews("alternating stacks with their middle at a point") { inner, level in
        stack(level) {
          inner.position(x: 5, y: 5)
          Color.gray
        }
      },
      NestedViews("views that show through") { inner, _ in inner.opacity(0.9) },
      NestedViews("views with a priority") { inner, level in inner.layoutPriority(Double(level)) },
      NestedViews("views with shapes behind and in front, in rows") { inner, _ in
        HStack {
          inner.background(Color.gray).overlay(Circle())
          Text("x")
        }
      },
      NestedViews("views behind views") { inner, _ in Text("x").background { inner } },
      NestedViews("flexible views behind views") { inner, _ in
        HStack {
          Color.gray.background(alignment: .topLeading) { inner.padding(1) }
          Text("x")
        }
      },
      NestedViews("views with views in front of them") { inner, _ in
        inner.padding(1).overlay(alignment: .topTrailing) { Text("x") }
      },
      NestedViews("alternating stacks with views in front of them") { inner, level in
        stack(level) {
          inner.overlay(alignment: .bottomTrailing) { Color.gray.frame(width: 4, height: 4) }
          Color.gray
        }
      },
    ]
  }

  static var layouts: [NestedViews] {
    [
      NestedViews("layouts that offer what they are offered") { inner, _ in
        Single {
          inner
        }
      },
      NestedViews("such layouts in alternating stacks") { inner, level in
        stack(level) {
          Color.gray
          Single { inner }
        }
      },
      NestedViews("such layouts in rows lined up by baselines", in: Text("x")) { inner, _ in
        HStack(alignment: .firstTextBaseline) {
          Text("x")
          Single { inner }
        }
      },
      NestedViews("readers in readers") { inner, _ in GeometryReader { _ in inner.padding(1) } },
      NestedViews("readers in alternating stacks") { inner, level in
        stack(level) {
          GeometryReader { proxy in inner.frame(width: proxy.size.width / 2) }
          Text("x")
        }
      },
      NestedViews("readers behind views in alternating stacks") { inner, level in
        stack(level) {
          inner.background { GeometryReader { _ in Color.gray } }
          Color.gray
        }
      },
    ]
  }

  private static var alternating: NestedViews {
    NestedViews("alternating stacks") { inner, level in
      stack(level) {
        Color.gray
        inner
        Color.gray.frame(maxWidth: 30, maxHeight: 40)
      }
    }
  }

  @ViewBuilder static func stack(_ level: Int, @ViewBuilder _ views: () -> some View) -> some View {
    if level.isMultiple(of: 2) {
      HStack(spacing: 1) { views() }
    } else {
      VStack(spacing: 1) { views() }
    }
  }

  /// A layout that passes the proposal on.
  struct Single: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
      subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(
      in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
  }
}
