/// The picture of one or several trees, which stand side by side.
package struct TreePicture {
  package init(of roots: [Tree<Node>], style: DiagramStyle = DiagramStyle()) {}

  /// The picture as an SVG document.
  package var svg: [UInt8] { Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n".utf8) }

  /// The nodes' frames as a JSON document.
  package var frames: [UInt8] { Array("{\"size\":[0,0],\"nodes\":[]}\n".utf8) }
}
