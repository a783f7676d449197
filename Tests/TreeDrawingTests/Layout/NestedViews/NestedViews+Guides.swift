@testable import TreeDrawing

// Views lined up by guides that are set far inside, or on every level.
extension NestedViews {
  enum Mine: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context.width / 3 }
  }

  enum Yours: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context[.trailing] / 4 }
  }

  /// A flexible view that sets guides along both axes.
  static var guided: some View {
    Color.gray
      .alignmentGuide(HorizontalAlignment.mine) { $0.width / 4 }.alignmentGuide(
        VerticalAlignment.mine
      ) {
        $0.height / 5
      }
  }

  private static var across: NestedViews {
    NestedViews("columns by a guide from far inside, in rows", in: guided) { inner, _ in
      VStack(alignment: .mine) {
        Color.gray
        HStack {
          inner
          Color.gray
        }
      }
    }
  }

  static var guides: [NestedViews] {
    [
      across,
      across.offered(.unspecified, "offered nothing"),
      across.offered(ProposedViewSize(width: 300, height: nil), "offered a width"),
      across.offered(ProposedViewSize(width: nil, height: 300), "offered a height"),
      across.inside(", in a frame") { $0.frame(minWidth: 400, minHeight: 300) },
      NestedViews(
        "columns by a guide from far inside, in rows, behind their neighbours", in: guided
      ) {
        inner, _ in
        VStack(alignment: .mine) {
          HStack {
            Color.gray
            inner
          }
          Color.gray
        }
      },
      NestedViews("columns and rows by guides from far inside", in: guided) { inner, _ in
        VStack(alignment: .mine) {
          Color.gray
          HStack(alignment: .mine) {
            inner
            Color.gray
          }
        }
      },
      NestedViews("columns and rows by guides from far inside, with texts", in: guided) {
        inner, _ in
        VStack(alignment: .mine) {
          Text("x")
          HStack(alignment: .mine) {
            inner
            Text("x")
          }
        }
      },
      NestedViews(
        "columns by a rigid view's guide, in rows",
        in: fixed(10, 10).alignmentGuide(HorizontalAlignment.mine) { _ in 3 }
      ) {
        inner, _ in
        VStack(alignment: .mine) {
          Color.gray
          HStack {
            inner
            Color.gray
          }
        }
      },
      NestedViews("columns by a guide, in piles and rows", in: guided) { inner, _ in
        ZStack(alignment: Alignment(horizontal: .mine, vertical: .mine)) {
          Color.gray
          VStack(alignment: .mine) {
            HStack {
              inner
              Color.gray
            }
            Color.gray
          }
        }
      },
      NestedViews("columns by a guide, in rows, with padding", in: guided) { inner, _ in
        VStack(alignment: .mine) {
          Color.gray
          HStack {
            inner.padding(1)
            Color.gray
          }.padding(.leading, 2)
        }
      },
      NestedViews("columns by a guide, in rows, in frames", in: guided) { inner, level in
        VStack(alignment: .mine) {
          Color.gray
          HStack {
            inner.frame(minWidth: Double(level), maxWidth: .infinity, alignment: .trailing)
            Color.gray
          }
        }
      },
      NestedViews("columns by a guide, in rows, in frames with upper bounds", in: guided) {
        inner, level in
        VStack(alignment: .mine) {
          Color.gray
          HStack {
            inner.frame(maxWidth: 5_000 - Double(level))
            Color.gray
          }
        }
      },
      NestedViews("columns by a guide, in rows, in frames with lower bounds", in: guided) {
        inner, level in
        VStack(alignment: .mine) {
          Color.gray
          HStack {
            inner.frame(minWidth: Double(level))
            Color.gray
          }
        }
      },
      NestedViews("columns by a guide, in rows of ideal height", in: guided) { inner, _ in
        VStack(alignment: .mine) {
          Color.gray
          HStack {
            inner
            Color.gray
          }.fixedSize(horizontal: false, vertical: true)
        }
      },
      NestedViews("columns by a guide, in rows, with priorities", in: guided) { inner, _ in
        VStack(alignment: .mine) {
          Color.gray
          HStack {
            inner.layoutPriority(1)
            Color.gray
          }
        }
      },
      NestedViews("columns in columns by a guide from far inside", in: guided) { inner, _ in
        VStack(alignment: .mine) {
          Color.gray
          inner.padding(1)
        }
      },
      NestedViews("columns by a leading edge that is set on every level") { inner, _ in
        VStack(alignment: .leading) {
          Color.gray
          HStack {
            inner.alignmentGuide(.leading) { $0.width / 2 }
            Color.gray
          }.alignmentGuide(.leading) { $0.width / 3 }
        }
      },
      NestedViews("columns by a guide that is set on every level") { inner, _ in
        VStack(alignment: .mine) {
          Color.gray
          HStack {
            inner.alignmentGuide(HorizontalAlignment.mine) { $0.width / 2 }
            Color.gray
          }
        }
      },
      NestedViews("columns by a guide that depends on the height", in: guided) { inner, _ in
        VStack(alignment: .mine) {
          Color.gray
          HStack {
            inner.alignmentGuide(HorizontalAlignment.mine) { $0.height / 2 }
            Color.gray
          }
        }
      },
      NestedViews("columns by a guide for each level") { inner, level in
        VStack(alignment: HorizontalAlignment(Mine.self, level: level)) {
          Color.gray.alignmentGuide(HorizontalAlignment(Mine.self, level: level)) { $0.width / 2 }
          HStack {
            inner
            Color.gray
          }.alignmentGuide(HorizontalAlignment(Mine.self, level: level)) { $0.width / 4 }
        }
      },
      NestedViews("columns by a default that asks for another guide") { inner, _ in
        VStack(alignment: HorizontalAlignment(Yours.self)) {
          Color.gray
          HStack {
            inner
            Text("x")
          }
        }
      },
    ]
  }
}

extension HorizontalAlignment {
  fileprivate static let mine = HorizontalAlignment(NestedViews.Mine.self)
}

extension VerticalAlignment {
  fileprivate static let mine = VerticalAlignment(NestedViews.Mine.self)
}

extension Alignment {
  fileprivate static let mine = Alignment(horizontal: .mine, vertical: .center)
  fileprivate static let baseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
}
