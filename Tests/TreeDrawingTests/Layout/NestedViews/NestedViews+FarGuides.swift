@testable import TreeDrawing

// Guides that are made of others, or asked for from far outside, and baselines.
extension NestedViews {
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

// Nests in which the rules themselves ask about ever more proposals.
extension NestedViews {
  static var doublingPiles: NestedViews {
    NestedViews("piles by a guide from far inside", in: guided) { inner, _ in
      ZStack(alignment: .mine) {
        Color.gray
        inner.padding(0.25)
      }
    }
  }

  static var tallerFrames: NestedViews {
    NestedViews("rows by baselines, in frames by baselines", in: Text("x")) { inner, _ in
      HStack(alignment: .firstTextBaseline) {
        inner.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .baseline)
        Text("x")
      }
    }
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
