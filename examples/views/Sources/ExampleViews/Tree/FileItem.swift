import TreeDrawing

/// A file or a folder.
struct FileItem: Identifiable, Sendable {
  let id: Int
  let name: String
  let detail: String
  let isFolder: Bool
}

extension FileItem {
  /// What the pictures show.
  static var garden: Tree<FileItem> {
    Tree(
      folder(0, "Garden", "3 items"),
      children: [
        Tree(
          folder(1, "Plans", "2 items"),
          children: [
            Tree(file(2, "Vegetable beds.svg", "12 KB")), Tree(file(3, "Pond.svg", "8 KB")),
          ]),
        Tree(
          folder(4, "Photographs", "3 items"),
          children: [
            Tree(file(5, "Roses.jpg", "2.1 MB")), Tree(file(6, "Bees.jpg", "1.8 MB")),
            Tree(file(7, "Under the apple tree.jpg", "2.4 MB")),
          ]),
        Tree(file(8, "Notes.txt", "3 KB")),
      ])
  }

  private static func folder(_ id: Int, _ name: String, _ detail: String) -> FileItem {
    FileItem(id: id, name: name, detail: detail, isFolder: true)
  }

  private static func file(_ id: Int, _ name: String, _ detail: String) -> FileItem {
    FileItem(id: id, name: name, detail: detail, isFolder: false)
  }
}
