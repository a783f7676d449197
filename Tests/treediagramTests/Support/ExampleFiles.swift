import Foundation

/// The files that the examples of options draw.
enum ExampleFiles {
  static let texts = [
    "house.txt": house,
    "plan.txt": "Plan\n  Begin {class=done}\n  Go on {class=active}\n",
    "notes.txt": "# Notes\n\n- One\n- Two\n",
    "README.md": "# House\n\n```treediagram\nHouse\n  Hall\n```\n",
    "ideas.md": "# Ideas\n\n- One\n- Two\n",
    "bread.json": #"{"topic": "Bread", "parts": [{"topic": "Flour"}, {"topic": "Water"}]}"#,
    "staff.csv": "nr,boss,job\n1,,Director\n2,1,Cook\n3,1,Gardener\n",
    "parts.json": #"{"name": "Cart", "children": [{"name": "Wheel", "weight": 800}]}"#,
    "cities.csv": "Continent,Country,City\nEurope,France,Paris\nEurope,France,Lyon\n",
    "needs.csv": "from,to\napp,log\napp,net\nnet,log\nlog,io\n",
    "modules.txt": "std::fs::file\nstd::fs::dir\nstd::io\n",
    "birds.nwk": "((Owl:2,Swift:1)Night:1,Duck:3)Birds;\n",
    "src.json": #"[{"name": "src", "contents": [{"name": "main.c"}]}]"#,
    "sentence.txt": "[S [NP the cat] [VP sleeps]]\n",
    "paths.txt": "src/main.c\nsrc/list.c\n",
    "plans/attic.txt": "Attic\n  Boxes\n",
    "plans/old/barn.txt": "Barn\n  Hay\n",
  ]

  private static let house = """
    House
      Kitchen
        Stove
        Teapot
      Study
        Books
        Cat
      Garden
        Pond
          Frog
        Apple tree
          Birdhouse

    """

  /// What other programs in the examples do here.
  private static let programs = """
    tree() { cat src.json; }
    git() { cat paths.txt; }
    man() { cat; }
    jq() { cat; }

    """

  /// Ends a command that watches files when the picture is there.
  private static func ended(_ command: String) -> String {
    guard command.contains("--watch") else { return command }
    return "rm house.svg; \(command) & until test -f house.svg; do sleep 0.01; done; kill $!"
  }

  /// A folder with all files, a picture and a font among them.
  static func workspace() throws -> Workspace {
    let workspace = try Workspace(texts)
    try font?.write(to: workspace.url.appending(path: "Inter.ttf"))
    try picture.get().write(to: workspace.url.appending(path: "house.svg"))
    return workspace
  }

  private static let font = Data(base64Encoded: tinyFont, options: .ignoreUnknownCharacters)

  /// The picture of the house, drawn once for all folders.
  private static let picture = Result {
    let workspace = try Workspace(texts)
    _ = try Shell.run("treediagram -o house.svg house.txt", in: workspace)
    return try Data(contentsOf: workspace.url.appending(path: "house.svg"))
  }

  /// Runs an example in a folder of its own.
  static func run(_ command: String) throws -> Outcome {
    try Shell.run(programs + ended(command), in: workspace())
  }
}
