import TreeDrawing

/// What stands for a stop in the list.
struct StopIcon: View {
  let kind: Stop.Kind

  var body: some View {
    switch kind {
    case .start: ring
    case .station: tram
    case .destination: pin
    }
  }

  private var ring: some View {
    Circle().fill(Look.paper).stroke(Look.edge, lineWidth: 3)
      .frame(width: 13, height: 13)
  }

  private var pin: some View {
    Circle().fill(Look.green)
      .frame(width: 22, height: 22)
      .overlay { Circle().fill(Look.paper).frame(width: 8, height: 8) }
  }

  private var tram: some View {
    RoundedRectangle(cornerRadius: 6).fill(Look.blue)
      .frame(width: 24, height: 24)
      .overlay { TramFront() }
  }
}

/// A tram as one sees it come: a window over two lamps.
private struct TramFront: View {
  var body: some View {
    VStack(spacing: 2) {
      RoundedRectangle(cornerRadius: 1).fill(Look.blue).frame(width: 8, height: 5)
      HStack(spacing: 4) {
        lamp
        lamp
      }
    }
    .frame(width: 12, height: 14)
    .background { RoundedRectangle(cornerRadius: 3).fill(Look.paper) }
  }

  private var lamp: some View {
    Circle().fill(Look.blue).frame(width: 2, height: 2)
  }
}
