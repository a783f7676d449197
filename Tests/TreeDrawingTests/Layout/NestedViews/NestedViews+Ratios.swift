@testable import TreeDrawing

// Views of a ratio in stacks, and grids, which ask views about both axes at once.
extension NestedViews {
  static var ratios: [NestedViews] {
    [
      NestedViews("columns of what fits its ratio, and of what stretches") { inner, _ in
        VStack {
          inner.scaledToFit()
          Color.gray
        }
      },
      NestedViews("columns of what fits its ratio, and texts", in: Text("x")) { inner, _ in
        VStack {
          inner.scaledToFit()
          Text("y")
        }
      },
      NestedViews("alternating stacks that fit a ratio") { inner, level in
        stack(level) {
          inner.aspectRatio(1.5, contentMode: .fit)
          Color.gray
        }
      },
      NestedViews("alternating stacks that fit their ratio, and texts") { inner, level in
        stack(level) {
          inner.scaledToFit()
          Text("x")
        }
      },
      NestedViews("alternating stacks that fit their ratio, texts, and what stretches") {
        inner, level in
        stack(level) {
          inner.scaledToFit()
          Text("x")
          Color.gray
        }
      },
      NestedViews("alternating stacks that fit their ratio, and texts that wrap") { inner, level in
        stack(level) {
          Text("some words")
          inner.scaledToFit()
          Color.gray
        }
      },
      NestedViews("alternating stacks that fit their ratio, with padding") { inner, level in
        stack(level) {
          inner.scaledToFit().padding(2)
          Color.gray
        }
      },
      NestedViews("alternating stacks that fit their ratio, of higher priority") { inner, level in
        stack(level) {
          inner.scaledToFit().layoutPriority(1)
          Color.gray
          Text("x")
        }
      },
      NestedViews("alternating stacks that fill a ratio") { inner, level in
        stack(level) {
          inner.aspectRatio(1.5, contentMode: .fill)
          Color.gray
        }
      },
      NestedViews("alternating stacks that fill their ratio, behind what stretches") {
        inner, level in
        stack(level) {
          Color.gray
          inner.scaledToFill()
        }
      },
      NestedViews("alternating stacks that fill their ratio, and texts", in: Text("x")) {
        inner, level in
        stack(level) {
          inner.scaledToFill()
          Text("y")
        }
      },
    ]
  }

  static var grids: [NestedViews] {
    [
      NestedViews("grids in grids", in: Text("x")) { inner, _ in
        Grid {
          GridRow {
            inner
            Text("y")
          }
        }
      },
      NestedViews("columns in grids in rows, with texts that wrap", in: Text("x")) { inner, _ in
        HStack {
          Grid {
            GridRow {
              VStack {
                inner
                Text("some words")
              }
              Text("more words")
            }
          }
          Text("other words")
        }
      },
    ]
  }
}
