/// What the painter sees: views in their places, and the tables of what they paint.
struct PlacedViews: ~Copyable {
  var tree: ViewTree
  var picture: PictureTables
  let warnings: WarningLog

  /// The size of the picture, which is that of the element around everything.
  var size: Size { warnings.checkedPicture(tree.elements[ElementID.root.index].size) }
}
