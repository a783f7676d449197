internal import TreeDrawing

extension Flag {
  /// The options about single nodes.
  static let overlays = [
    several(
      "--highlight", value: "[ring:]NODE[,NODE]",
      "point nodes out, with the ways up to their roots: an id, labels from a root down joined by /, "
        + "or a label that no other node has; behind ring: with ellipses around them; may be given "
        + "several times",
      example: "treediagram --highlight Frog,Cat house.txt > house.svg", adds: \.overlays.highlights
    ),
    plain(
      "--dim", "make quiet what is neither highlighted nor on the route",
      example: "treediagram --highlight Frog --dim house.txt > house.svg",
      sets: \.overlays.isDimmed,
      to: true),
    option(
      "--route", value: "[through:]NODE,NODE",
      "point out the way along the edges from one node to the next; behind through: a curve through "
        + "the middles of these nodes, with an arrowhead",
      example: "treediagram --route Cat,Frog house.txt > house.svg",
      parse: { word throws(ValueProblem) in try String(parsingText: word) }, sets: \.overlays.route),
    several(
      "--link", value: "A->B[:LABEL]",
      "draw a dashed arrow from one node to another, across the tree; may be given several times",
      example: "treediagram --link 'Cat->Frog:watches' house.txt > house.svg",
      adds: \.overlays.links),
  ]
}
