// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "treediagram",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "treediagram", targets: ["treediagram"]),
    .library(name: "TreeDrawing", targets: ["TreeDrawing"]),
    .plugin(name: "TreeDiagramPlugin", targets: ["TreeDiagramPlugin"]),
  ],
  targets: [
    .target(name: "TreeBase", swiftSettings: settings),
    .target(name: "TreeReading", dependencies: ["TreeBase"], swiftSettings: settings),
    .target(
      name: "TreeDrawing", dependencies: ["TreeBase", "TreeReading"], swiftSettings: settings),
    .executableTarget(
      name: "treediagram", dependencies: ["TreeDrawing", "PlatformHeaders"],
      swiftSettings: settings),
    .systemLibrary(name: "PlatformHeaders"),
    .plugin(
      name: "TreeDiagramPlugin",
      capability: .command(
        intent: .custom(verb: "treediagram", description: "Draws the trees of DocC catalogues"),
        permissions: [
          .writeToPackageDirectory(reason: "The pictures are written beside the trees")
        ]),
      dependencies: ["treediagram"], path: "Sources/TreeDiagramPlugin"),
    .testTarget(
      name: "TreeDrawingTests", dependencies: ["TreeBase", "TreeReading", "TreeDrawing"],
      exclude: ["Text/Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "treediagramTests", dependencies: ["treediagram", "TreeReading", "TreeDrawing"],
      swiftSettings: settings),
    .testTarget(
      name: "FuzzTests", dependencies: ["treediagram", "TreeReading", "TreeDrawing"],
      path: "Tests/Fuzzing",
      exclude: ["Findings"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

// SwiftUI itself, to compare the layout engine with, there is on a Mac only.
#if os(macOS)
  package.targets.append(
    .testTarget(
      name: "SwiftUIComparisonTests", dependencies: ["TreeDrawing"],
      path: "Tests/SwiftUIComparisonTests"))
#endif
