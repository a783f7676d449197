import TreeDrawing

/// The pictures, by the names that the program knows them by.
package enum Picture: String, CaseIterable, Sendable {
  case boxCentredTree = "tree-1"
  case middleCentredTree = "tree-2"
  case levelledTree = "tree-3"
  case directions
  case flowers
  case tracking
  case highlight

  /// The picture as an SVG document.
  package var svg: String { drawing.svg(title: title, description: summary) }
}

extension Picture {
  private var drawing: Drawing {
    switch self {
    case .boxCentredTree: page(BoxCentredDiagram(tree: FileItem.garden) { FileNode(item: $0) })
    case .middleCentredTree:
      page(MiddleCentredDiagram(tree: FileItem.garden) { FileNode(item: $0) })
    case .levelledTree: page(LevelledDiagram(tree: FileItem.garden) { FileNode(item: $0) })
    case .directions: page(DirectionsPicture())
    case .flowers: page(FlowersPicture())
    case .tracking: page(TrackingPicture())
    case .highlight: page(HighlightPicture())
    }
  }

  private func page(_ view: some View) -> Drawing {
    Drawing(of: view.padding(24))
  }

  private var title: String {
    switch self {
    case .boxCentredTree: "Folders, each over the box of what is in it"
    case .middleCentredTree: "Folders, each over the middle of what is in it"
    case .levelledTree: "Folders, each over the middle nodes of what is in it"
    case .directions: "The way to the botanical garden"
    case .flowers: "A bee's way over a field"
    case .tracking: "An event over two rows of a day"
    case .highlight: "June, with a day circled"
    }
  }

  private var summary: String {
    switch self {
    case .boxCentredTree: "A tree centred by stacks alone."
    case .middleCentredTree: "A tree centred by one custom alignment guide."
    case .levelledTree: "A tree centred by one alignment guide for each level."
    case .directions: "Four stops, joined by solid lines for rides and dotted lines for walks."
    case .flowers: "A hive and six flowers, joined by the route of a bee, which sits on the last."
    case .tracking: "Two lists of hours: measured in the list's space, the event is at its hour."
    case .highlight: "A month in which an ellipse surrounds one day."
    }
  }
}
