// swift-tools-version: 6.2

import PackageDescription

#if canImport(Glibc)
  import Glibc
#endif

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Without shared libraries to find and to fit in, the tool starts in half the time. Not every Linux has the C library
// as an archive. The library is linked as its clients wish: flags of a target bar it from being a dependency.
#if canImport(Glibc)
  let archives = ["x86_64-linux-gnu/", "aarch64-linux-gnu/", "../lib64/", ""].map {
    "/usr/lib/\($0)libc.a"
  }
  let isStatic = archives.contains { access($0, R_OK) == 0 }
#else
  let isStatic = false
#endif
let release = BuildSettingCondition.when(platforms: [.linux], configuration: .release)
let toolLinkerSettings: [LinkerSetting] =
  isStatic ? [.unsafeFlags(["-static-executable", "-use-ld=lld"], release)] : []

let package = Package(
  name: "treediagram",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "treediagram", targets: ["treediagram"]),
    .library(name: "TreeDrawing", targets: ["TreeDrawing"]),
  ],
  targets: [
    .target(name: "TreeDrawing", swiftSettings: settings),
    .executableTarget(
      name: "treediagram", dependencies: ["TreeDrawing"], swiftSettings: settings,
      linkerSettings: toolLinkerSettings),
    .testTarget(
      name: "TreeDrawingTests", dependencies: ["TreeDrawing"], exclude: ["Text/Fixtures"],
      swiftSettings: settings),
    .testTarget(
      name: "treediagramTests", dependencies: ["treediagram", "TreeDrawing"],
      swiftSettings: settings),
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
