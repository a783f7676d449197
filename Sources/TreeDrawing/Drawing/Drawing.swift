/// A finished picture: its size, and what to draw, as flat lists in painting order.
public struct Drawing: Sendable {
  /// The extents, in points.
  public let size: Size
  /// What to draw, the undermost layer first.
  public let layers: [Layer]
  /// What was misused and had to be replaced, each once, in the order in which it was first met.
  public let warnings: [LayoutWarning]

  init(size: Size, layers: [Layer], warnings: [LayoutWarning] = []) {
    self.size = size
    self.layers = layers
    self.warnings = warnings
  }

  /// Items that are painted together, under or over those of the other layers.
  public struct Layer: Sendable {
    /// Which layer this is.
    public let name: DrawingLayer
    /// What to draw, the undermost item first.
    public let items: Items
  }

  /// How far halos reach around letters, in points.
  public static let haloWidth = 3.0

  /// One step in drawing.
  public enum Item: Sendable {
    /// Paint the inside, the outline or both.
    case shape(Path, Paint)
    /// Write text whose first line has its anchor at a point on its baseline; each of the others,
    /// if there are any, stands by the height of a line below the one before. A halo is an outline
    /// behind the letters, `haloWidth` points wide around them.
    case text(String, at: Point, TextAnchor, Font, Color, halo: Color?, TextMetrics)
    /// Write text whose parts have styles of their own, line by line, as `text` does otherwise.
    case styledText([[TextRun]], at: Point, TextAnchor, halo: Color?, TextMetrics)
    /// Paint the inside, the outline or both, with colours that pass into each other.
    case shadedShape(Path, fill: Shading?, stroke: Shading?, StrokeStyle)
    /// Write text as `text` does, in colours that pass into each other.
    case shadedText(
      String, at: Point, TextAnchor, Font, Shading, halo: Color?, TextMetrics)
    /// Paint an image, the bytes of a PNG or JPEG file, so that it fills a frame. The label says
    /// what it shows, for those who cannot see it.
    case image([UInt8], in: Rect, label: String?, opacity: Double)
    /// The items up to the matching `end` make up one marked thing with a frame, which is that in
    /// the picture, also where the items are in other coordinates.
    case begin(Mark, frame: Rect)
    /// The innermost marked thing is complete.
    case end
    /// The items up to the matching `endGroup` are painted by themselves, and then together laid
    /// over what is there, covering a part of what they would. At most 32 such groups are open at
    /// once.
    case beginGroup(opacity: Double)
    /// The items up to the matching `endGroup` are in other coordinates, which the transform takes
    /// to those around. At most 66 such groups are open at once.
    case beginTransform(Transform)
    /// The innermost group, of either kind, is complete.
    case endGroup
    /// Of the items up to the matching `endClip`, only what is inside a path is seen. At most 32
    /// such paths are open at once.
    case beginClip(Path)
    /// What is clipped to the innermost path is complete.
    case endClip
    /// The items up to the matching `endLink` lead to an address. No link is open then.
    case beginLink(destination: String)
    /// What leads somewhere is complete.
    case endLink
    /// The items up to the matching `endHelp` have a text that is shown when one points at them. At
    /// most 32 such texts, links and groups with an opacity are open at once.
    case beginHelp(String)
    /// What has the innermost such text is complete.
    case endHelp
  }
}
