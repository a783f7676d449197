// swift-tools-version: 6.2

import PackageDescription

/// One product for each picture, so that `swift run tree-1` draws it; all are the same program, which
/// looks at the name that it was started by.
let pictures = [
  "tree-1", "tree-2", "tree-3", "directions", "flowers", "tracking", "highlight", "badge", "chart",
  "tags", "team", "timeline", "card",
]

let package = Package(
  name: "views",
  platforms: [.macOS(.v15)],
  products: (["views"] + pictures).map { .executable(name: $0, targets: ["views"]) },
  dependencies: [
    // The name makes the product below be found whatever the folder of the clone is called.
    .package(name: "treediagram", path: "../..")
  ],
  targets: [
    .target(
      name: "ExampleViews",
      dependencies: [.product(name: "TreeDrawing", package: "treediagram")]),
    .executableTarget(name: "views", dependencies: ["ExampleViews"]),
    .testTarget(name: "ExampleViewsTests", dependencies: ["ExampleViews"]),
  ],
  swiftLanguageModes: [.v6]
)
