extension Arena {
  /// The layout priority of a view, which wrappers pass outwards.
  mutating func priority(of element: Int) -> Double {
    guard !priorities.isEmpty else { return 0 }
    var element = element
    while true {
      switch elements[element].kind {
      case .layoutPriority: return priorities[payload(of: element)]
      case .text, .shape, .geometryReader, .spacer, .stack, .overlap, .layout: return 0
      default: element = primary(of: element)
      }
    }
  }
}
