#if canImport(SwiftUI)
  import SwiftUI

  /// Lays a view out with SwiftUI.
  @MainActor func swiftUIFrames(of sketch: Sketch, for offer: SketchOffer) -> SketchFrames {
    let record = Record()
    let view = swiftUIView(sketch)
      .background(FrameReader(id: Sketch.whole))
      .coordinateSpace(name: FrameReader.space)
    let content = Offering(width: length(offer.width), height: length(offer.height)) { view }
      .overlayPreferenceValue(FramesKey.self) { frames in Recorder(record: record, frames: frames) }
    let renderer = ImageRenderer(content: content)
    renderer.scale = 4
    _ = renderer.cgImage
    return record.frames.mapValues { (frame: CGRect) -> SketchFrame in
      SketchFrame(
        x: Double(frame.origin.x), y: Double(frame.origin.y),
        width: Double(frame.size.width), height: Double(frame.size.height))
    }
  }

  /// Where the frames are noted while SwiftUI draws.
  @MainActor private final class Record {
    var frames: [Int: CGRect] = [:]
  }

  /// Notes the frames and draws nothing.
  private struct Recorder: View {
    let record: Record
    let frames: [Int: CGRect]

    var body: some View {
      record.frames = frames
      return Color.clear
    }
  }

  private struct FramesKey: PreferenceKey {
    static var defaultValue: [Int: CGRect] { [:] }

    static func reduce(value: inout [Int: CGRect], nextValue: () -> [Int: CGRect]) {
      value.merge(nextValue()) { $1 }
    }
  }

  /// A background that says the frame of what it is behind.
  private struct FrameReader: View {
    static let space = "whole"

    let id: Int

    var body: some View {
      GeometryReader { (proxy: GeometryProxy) in
        Color.clear.preference(
          key: FramesKey.self, value: [id: proxy.frame(in: CoordinateSpace.named(Self.space))])
      }
    }
  }

  /// A canvas of a fixed size, which offers its content exactly what it is told to.
  private struct Offering: Layout {
    let width: CGFloat?
    let height: CGFloat?

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      CGSize(width: 400, height: 400)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let offered = ProposedViewSize(width: width, height: height)
      for subview in subviews {
        subview.place(at: bounds.origin, anchor: .topLeading, proposal: offered)
      }
    }
  }

  private func length(_ value: Double?) -> CGFloat? {
    value.map { (value: Double) -> CGFloat in CGFloat(value) }
  }

  @MainActor private func swiftUIView(_ sketch: Sketch) -> AnyView {
    switch sketch {
    case .fixed(let width, let height, let id):
      return AnyView(
        Rectangle().frame(width: CGFloat(width), height: CGFloat(height))
          .background(FrameReader(id: id)))
    case .flexible(let id):
      return AnyView(Rectangle().background(FrameReader(id: id)))
    case .hStack(let guide, let spacing, let sketches):
      return AnyView(
        HStack(alignment: guide.vertical, spacing: CGFloat(spacing)) { children(sketches) })
    case .vStack(let guide, let spacing, let sketches):
      return AnyView(
        VStack(alignment: guide.horizontal, spacing: CGFloat(spacing)) { children(sketches) })
    case .zStack(let horizontal, let vertical, let sketches):
      return AnyView(ZStack(alignment: alignment(horizontal, vertical)) { children(sketches) })
    default:
      return wrapper(sketch)
    }
  }

  @MainActor private func wrapper(_ sketch: Sketch) -> AnyView {
    switch sketch {
    case .padding(let top, let leading, let bottom, let trailing, let content):
      let insets = EdgeInsets(
        top: CGFloat(top), leading: CGFloat(leading), bottom: CGFloat(bottom),
        trailing: CGFloat(trailing))
      return AnyView(swiftUIView(content).padding(insets))
    case .frame(let width, let height, let horizontal, let vertical, let content):
      return AnyView(
        swiftUIView(content).frame(
          width: length(width), height: length(height),
          alignment: alignment(horizontal, vertical)))
    case .flexibleFrame(let minWidth, let maxWidth, let minHeight, let maxHeight, let content):
      return AnyView(
        swiftUIView(content).frame(
          minWidth: length(minWidth), maxWidth: length(maxWidth),
          minHeight: length(minHeight), maxHeight: length(maxHeight)))
    case .offset(let x, let y, let content):
      return AnyView(swiftUIView(content).offset(x: CGFloat(x), y: CGFloat(y)))
    case .priority(let priority, let content):
      return AnyView(swiftUIView(content).layoutPriority(priority))
    default:
      return aligned(sketch)
    }
  }

  @MainActor private func aligned(_ sketch: Sketch) -> AnyView {
    switch sketch {
    case .horizontalGuide(let guide, let fraction, let plus, let content):
      return AnyView(
        swiftUIView(content).alignmentGuide(guide.horizontal) { (size: ViewDimensions) -> CGFloat in
          size.width * CGFloat(fraction) + CGFloat(plus)
        })
    case .verticalGuide(let guide, let fraction, let plus, let content):
      return AnyView(
        swiftUIView(content).alignmentGuide(guide.vertical) { (size: ViewDimensions) -> CGFloat in
          size.height * CGFloat(fraction) + CGFloat(plus)
        })
    case .overlay(let horizontal, let vertical, let other, let content):
      let front = swiftUIView(other)
      return AnyView(
        swiftUIView(content).overlay(alignment: alignment(horizontal, vertical)) { front })
    case .background(let horizontal, let vertical, let other, let content):
      let back = swiftUIView(other)
      return AnyView(
        swiftUIView(content).background(alignment: alignment(horizontal, vertical)) { back })
    default:
      return AnyView(EmptyView())
    }
  }

  /// At most three views, each of them a child of the stack around.
  @MainActor @ViewBuilder private func children(_ sketches: [Sketch]) -> some View {
    if sketches.count > 0 { swiftUIView(sketches[0]) }
    if sketches.count > 1 { swiftUIView(sketches[1]) }
    if sketches.count > 2 { swiftUIView(sketches[2]) }
  }

  private func alignment(_ horizontal: SketchGuide, _ vertical: SketchGuide) -> Alignment {
    Alignment(horizontal: horizontal.horizontal, vertical: vertical.vertical)
  }

  private enum ThirdOfWidth: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  private enum ThirdOfHeight: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
  }

  extension SketchGuide {
    fileprivate var horizontal: HorizontalAlignment {
      switch self {
      case .start: HorizontalAlignment.leading
      case .middle: HorizontalAlignment.center
      case .end: HorizontalAlignment.trailing
      case .third: HorizontalAlignment(ThirdOfWidth.self)
      }
    }

    fileprivate var vertical: VerticalAlignment {
      switch self {
      case .start: VerticalAlignment.top
      case .middle: VerticalAlignment.center
      case .end: VerticalAlignment.bottom
      case .third: VerticalAlignment(ThirdOfHeight.self)
      }
    }
  }
#endif
