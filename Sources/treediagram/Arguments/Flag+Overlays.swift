internal import TreeDrawing

extension Flag {
  /// The options about single nodes.
  static let overlays = [
    several(
      "--highlight", value: "NODE[,NODE]", in: .overlays,
      "point nodes out, with the ways up to their roots: an id, labels from a root down joined by /, "
        + "or a label that no other node has; may be given several times",
      example: "treediagram --highlight Frog,Cat house.txt > house.svg", adds: \.highlights),
    plain(
      "--dim", in: .overlays, "make quiet what is neither highlighted nor on the route",
      example: "treediagram --highlight Frog --dim house.txt > house.svg", sets: \.isDimmed,
      to: true),
    plain(
      "--ring", in: .overlays, "draw ellipses around highlighted nodes",
      example: "treediagram --highlight Frog --ring house.txt > house.svg", sets: \.hasRings,
      to: true),
    option(
      "--route", value: "NODE,NODE[,NODE]", in: .overlays,
      "point out the way along the edges from one node to the next",
      example: "treediagram --route Cat,Frog house.txt > house.svg",
      parse: { word throws(ValueProblem) in try String(parsingText: word) }, sets: \.route),
    plain(
      "--route-through", in: .overlays,
      "draw the route as a curve through the middles of its nodes, with an arrowhead",
      example: "treediagram --route Cat,Frog --route-through house.txt > house.svg",
      sets: \.isRouteThrough, to: true),
    several(
      "--link", value: "A->B[:LABEL]", in: .overlays,
      "draw a dashed arrow from one node to another, across the tree; may be given several times",
      example: "treediagram --link 'Cat->Frog:watches' house.txt > house.svg", adds: \.links),
  ]
}

extension Arguments {
  /// What is to be drawn over the trees.
  var overlays: OverlayWishes {
    var wishes = OverlayWishes()
    wishes.highlights = highlights
    wishes.isDimmed = isDimmed ?? false
    wishes.hasRings = hasRings ?? false
    wishes.route = route
    wishes.isThrough = isRouteThrough ?? false
    wishes.links = links
    return wishes
  }
}
