import TreeDrawing

/// A tree centred by stacks alone.
struct BoxCentredTree: Example {
  static let name = "tree-1"
  static let title = "Folders, each over the box of what is in it"
  static let summary = "A tree centred by stacks alone."

  var body: some View {
    BoxCentredDiagram(tree: FileItem.garden) { FileNode(item: $0) }
  }
}

/// A tree centred by one guide.
struct MiddleCentredTree: Example {
  static let name = "tree-2"
  static let title = "Folders, each over the middle of what is in it"
  static let summary = "A tree centred by one custom alignment guide."

  var body: some View {
    MiddleCentredDiagram(tree: FileItem.garden) { FileNode(item: $0) }
  }
}

/// A tree centred by a guide for each level.
struct LevelledTree: Example {
  static let name = "tree-3"
  static let title = "Folders, each over the middle nodes of what is in it"
  static let summary = "A tree centred by one alignment guide for each level."

  var body: some View {
    LevelledDiagram(tree: FileItem.garden) { FileNode(item: $0) }
  }
}
