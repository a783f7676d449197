import TreeDrawing

/// Bars over names, beside an axis with its title turned upright.
struct BarChart: View {
  let bars: [Bar]
  let axisTitle: String
  /// What the highest line stands for.
  let greatest: Double
  let step: Double
  /// The height of the plot, in points.
  var height = 180.0

  var body: some View {
    HStack(alignment: .plotBottom, spacing: 8) {
      AxisTitle(text: axisTitle, length: height)
      AxisNumbers(greatest: greatest, step: step, height: height)
      HStack(alignment: .plotBottom, spacing: 0) {
        ForEach(bars) { bar in
          NamedBar(bar: bar, height: height * bar.value / greatest)
        }
      }
      .padding(.horizontal, 6)
      .background(alignment: .plot) { GridLines(greatest: greatest, step: step, height: height) }
    }
  }
}

/// A name and a number.
struct Bar: Identifiable {
  let id: Int
  let name: String
  let value: Double
}

/// A bar with its number in it and its name below; what counts is where the bar ends.
private struct NamedBar: View {
  let bar: Bar
  let height: Double

  var body: some View {
    VStack(spacing: 5) {
      RoundedRectangle(cornerRadius: 3)
        .fill(
          LinearGradient(
            colors: [Look.blue, Color(rgb: 0x7ba3c9)], startPoint: .top, endPoint: .bottom)
        )
        .frame(width: 34, height: height)
        .overlay(alignment: .top) {
          Text("\(Int(bar.value))").font(.system(size: 11, weight: .bold))
            .foregroundStyle(.white).padding(.top, 5)
        }
        .alignmentGuide(.plotBottom) { $0.height }
      Text.detail(bar.name)
    }
    .frame(width: 60)
  }
}

/// The title of an axis, which reads upwards: it asks for room as it stands, not as it is written.
private struct AxisTitle: View {
  let text: String
  let length: Double

  var body: some View {
    Text.detail(text)
      .fixedSize()
      .rotationEffect(.degrees(-90))
      .frame(width: 14, height: length)
      .alignmentGuide(.plotBottom) { $0.height }
  }
}

/// The numbers beside the lines, each with its middle on its line.
private struct AxisNumbers: View {
  let greatest: Double
  let step: Double
  let height: Double

  var body: some View {
    ZStack(alignment: Alignment(horizontal: .trailing, vertical: .plotBottom)) {
      ForEach(0..<Int(greatest / step) + 1) { index in
        Text.detail("\(Int(step) * index)")
          .alignmentGuide(.plotBottom) {
            $0.height / 2 + height * step * Double(index) / greatest
          }
      }
    }
  }
}

/// Lines behind the bars.
private struct GridLines: View {
  let greatest: Double
  let step: Double
  let height: Double

  var body: some View {
    GeometryReader { proxy in
      ForEach(0..<Int(greatest / step) + 1) { index in
        let y = height - height * step * Double(index) / greatest
        Line(from: Point(x: 0, y: y), to: Point(x: proxy.size.width, y: y))
          .stroke(index == 0 ? Look.edge : Look.border)
      }
    }
    .frame(height: height)
    .alignmentGuide(.plotBottom) { $0.height }
  }
}

extension VerticalAlignment {
  /// Where bars stand.
  static let plotBottom = VerticalAlignment(PlotBottom.self)

  private enum PlotBottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context[.bottom] }
  }
}

extension Alignment {
  fileprivate static let plot = Alignment(horizontal: .center, vertical: .plotBottom)
}
