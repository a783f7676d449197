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
  private static var guided: some View {
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
      across.inside { $0.frame(minWidth: 400, minHeight: 300) },
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

  static var derivedGuides: [NestedViews] {
    [
      NestedViews("guides made of the one inside, on one view", in: guided) { inner, _ in
        inner.alignmentGuide(HorizontalAlignment.mine) { $0[HorizontalAlignment.mine] + 1 }
      }.inside { view in VStack(alignment: .mine) { view } },
      NestedViews("guides made of the one inside, in columns", in: guided) { inner, _ in
        VStack(alignment: .mine) {
          Color.gray
          inner.alignmentGuide(HorizontalAlignment.mine) { $0[HorizontalAlignment.mine] + 1 }
        }
      },
      NestedViews("guides made of the one inside, in columns and rows", in: guided) { inner, _ in
        VStack(alignment: .mine) {
          Color.gray
          HStack {
            inner.alignmentGuide(HorizontalAlignment.mine) { $0[HorizontalAlignment.mine] + 1 }
            Color.gray
          }
        }
      },
      NestedViews("guides made of those of both axes inside, in columns and rows", in: guided) {
        inner, _ in
        VStack(alignment: .mine) {
          Color.gray
          HStack(alignment: .mine) {
            inner.alignmentGuide(HorizontalAlignment.mine) {
              ($0[HorizontalAlignment.mine] + $0[VerticalAlignment.mine]) / 2
            }
            Color.gray
          }
        }
      },
      NestedViews("guides made of the explicit one inside, in rigid columns", in: fixed(10, 10)) {
        inner, _ in
        VStack(alignment: .mine) {
          Text("x")
          inner.alignmentGuide(HorizontalAlignment.mine) {
            ($0[explicit: HorizontalAlignment.mine] ?? 0) + 1
          }
        }
      },
      NestedViews("guides made of other guides of the view, in columns") { inner, _ in
        VStack(alignment: .mine) {
          Color.gray
          inner.alignmentGuide(HorizontalAlignment.mine) { $0[.leading] + $0[.trailing] / 3 }
        }
      },
      NestedViews("guides made of the one inside, through padding", in: guided) { inner, _ in
        inner.padding(1).alignmentGuide(HorizontalAlignment.mine) {
          $0[HorizontalAlignment.mine] * 0.9
        }
      }.inside { view in VStack(alignment: .mine) { view } },
    ]
  }

  static var farGuides: [NestedViews] {
    [
      NestedViews("views in front by a guide from far inside", in: guided) { inner, _ in
        inner.overlay(alignment: .mine) { Text("x") }
      },
      NestedViews("views in front by a guide from far inside, through padding", in: guided) {
        inner, _ in
        inner.padding(0.25).overlay(alignment: .mine) { Text("x") }
      },
      NestedViews(
        "views behind by a rigid view's guide",
        in: fixed(9, 9).alignmentGuide(HorizontalAlignment.mine) { _ in 2 }
      ) { inner, _ in
        inner.padding(1).background(alignment: .mine) { Text("x") }
      },
      NestedViews(
        "shapes behind by a guide from far inside",
        in: fixed(9, 9).alignmentGuide(.leading) { _ in 2 }
      ) {
        inner, _ in
        inner.padding(1).background(Circle(), alignment: .leading)
      },
      NestedViews("frames by a guide from far inside", in: guided) { inner, level in
        inner.frame(width: Double(level), alignment: .mine)
      },
      NestedViews(
        "frames by a rigid view's guide",
        in: fixed(9, 9).alignmentGuide(HorizontalAlignment.mine) { _ in 2 }
      ) {
        inner, level in
        inner.frame(width: Double(level), alignment: .mine)
      },
      NestedViews("flexible frames by a guide from far inside", in: guided) { inner, _ in
        inner.padding(0.25).frame(maxWidth: .infinity, alignment: .mine)
      },
      NestedViews("flexible frames with lower bounds by a guide from far inside", in: guided) {
        inner, level in
        inner.frame(minWidth: Double(level), alignment: .mine)
      },
      NestedViews("piles by a guide from far inside", in: guided) { inner, _ in
        ZStack(alignment: .mine) {
          Color.gray
          inner.padding(0.25)
        }
      },
      NestedViews("layouts that pass a guide on", in: guided) { inner, _ in
        VStack(alignment: .mine) {
          Color.gray
          Single { inner }
        }
      },
    ]
  }

  static var baselines: [NestedViews] {
    [
      NestedViews("rows by first baselines of flexible columns", in: Text("x")) { inner, _ in
        HStack(alignment: .firstTextBaseline) {
          Text("x")
          VStack {
            inner
            Color.gray
          }
        }
      },
      NestedViews("rows by last baselines of flexible columns", in: Text("x")) { inner, _ in
        HStack(alignment: .lastTextBaseline) {
          Color.gray
          VStack {
            Color.gray
            inner
          }
        }
      },
      NestedViews("columns in columns in a row by baselines", in: Text("x")) { inner, _ in
        VStack {
          inner
          Color.gray
        }
      }.inside { view in
        HStack(alignment: .firstTextBaseline) {
          Text("x")
          view
        }
      },
      NestedViews("rows by baselines, in padding and frames", in: Text("x")) { inner, _ in
        HStack(alignment: .firstTextBaseline) {
          inner.padding(1).frame(maxHeight: .infinity)
          Text("x")
        }
      },
      NestedViews("rows by baselines, in frames by baselines", in: Text("x")) { inner, _ in
        HStack(alignment: .firstTextBaseline) {
          inner.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .baseline)
          Text("x")
        }
      },
      NestedViews("rows by baselines that are set on every level", in: Text("x")) { inner, _ in
        HStack(alignment: .firstTextBaseline) {
          Color.gray
          VStack { inner }.alignmentGuide(.firstTextBaseline) { $0.height / 2 }
        }
      },
      NestedViews("rows by baselines made of the other baseline", in: Text("x")) { inner, _ in
        HStack(alignment: .firstTextBaseline) {
          Color.gray
          VStack {
            Color.gray
            inner
          }.alignmentGuide(.firstTextBaseline) { $0[.lastTextBaseline] }
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
