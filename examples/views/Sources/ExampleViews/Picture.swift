/// A picture that the program knows by a name.
package struct Picture {
  private let example: any Example.Type

  /// What the program calls it.
  package var name: String { example.name }

  /// The picture as an SVG document.
  package var svg: String { example.svg }
}

extension Picture {
  /// All pictures, in the order in which they are told.
  package static var all: [Picture] {
    let examples: [any Example.Type] = [
      BoxCentredTree.self, MiddleCentredTree.self, LevelledTree.self, DirectionsPicture.self,
      FlowersPicture.self, TrackingPicture.self, HighlightPicture.self, BadgePicture.self,
      ChartPicture.self, TagsPicture.self, TeamPicture.self, TimelinePicture.self,
      CardPicture.self,
    ]
    return examples.map(Picture.init)
  }

  /// The picture of a name, if there is one.
  package static func named(_ name: String) -> Picture? { all.first { $0.name == name } }
}
