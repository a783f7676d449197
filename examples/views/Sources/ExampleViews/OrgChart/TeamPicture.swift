import TreeDrawing

/// A team as an organisation chart: people in subtrees that interlock.
struct TeamPicture: Example {
  static let name = "team"
  static let title = "A team"
  static let summary = "A director over three leads, and eight people below these."

  var body: some View {
    OrgChart(
      tree: Tree(
        Person("Edith Garland", "Director"),
        children: [
          Tree(
            Person("Mira Okafor", "Engine"),
            children: [
              Tree(Person("Tom Reyes", "Layout")), Tree(Person("Ana Lund", "Text")),
              Tree(Person("Ola Nemec", "Speed")),
            ]),
          Tree(Person("Jon Pratt", "Formats"), children: [Tree(Person("Li Wen", "Newick"))]),
          Tree(
            Person("Nadia Amin", "Pictures"),
            children: [
              Tree(Person("Per Holm", "Colour")), Tree(Person("Ruth Adler", "Edges")),
            ]),
        ]))
  }
}

/// Somebody, and what they do.
struct Person {
  let name: String
  let task: String

  init(_ name: String, _ task: String) {
    self.name = name
    self.task = task
  }

  /// The first letters of the names.
  var initials: String { String(name.split(separator: " ").compactMap(\.first)) }
}
