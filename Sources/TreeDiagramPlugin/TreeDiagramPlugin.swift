import Foundation
import PackagePlugin

/// Draws the trees in the DocC catalogues of a package: of `Sources/Kit/Kit.docc/plan.tree.txt` it
/// makes `plan.svg` and `plan~dark.svg` beside it, which DocC shows as `![Plan](plan)`.
///
///     swift package --allow-writing-to-package-directory treediagram [--target NAME] [OPTIONS]
///
/// The options are those of the command.
@main struct TreeDiagramPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets =
      try names.isEmpty ? context.package.targets : context.package.targets(named: names)
    let tool = TreeTool(
      executable: try context.tool(named: "treediagram").url,
      folder: context.package.directoryURL, options: extractor.remainingArguments)
    let trees = targets.compactMap { $0 as? any SourceModuleTarget }.flatMap(\.trees)
    guard !trees.isEmpty else {
      Diagnostics.error(
        "no tree is called such as Sources/Kit/Kit.docc/plan.tree.txt, in a DocC catalogue")
      return
    }
    let failures = try trees.filter { try !tool.draws($0) }
    for file in failures { Diagnostics.error("\(file.lastPathComponent) is not drawn") }
    print("\(trees.count - failures.count) of \(trees.count) trees: done")
  }
}

extension SourceModuleTarget {
  /// The trees in the target's catalogues: files with `.tree.` before the extension.
  fileprivate var trees: [URL] {
    let files = FileManager.default.enumerator(at: directoryURL, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? [])
      .filter { $0.isTree && $0.pathComponents.contains { $0.hasSuffix(".docc") } }
      .sorted { $0.path < $1.path }
  }
}

extension URL {
  fileprivate var isTree: Bool { deletingPathExtension().pathExtension == "tree" }

  /// The picture of a tree, for light pages.
  fileprivate var picture: URL {
    deletingPathExtension().deletingPathExtension().appendingPathExtension("svg")
  }

  /// The path as it is from a folder around the file.
  fileprivate func path(in folder: URL) -> String {
    let start = folder.path + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
  }
}

/// The command, as it is built with the package.
private struct TreeTool {
  let executable: URL
  /// Where it runs, so that messages tell paths as one types them.
  let folder: URL
  let options: [String]

  /// Draws a tree for light pages and for dark ones; if it cannot, the command has told why.
  func draws(_ tree: URL) throws -> Bool {
    let process = Process()
    process.executableURL = executable
    process.currentDirectoryURL = folder
    process.arguments =
      ["--embed", "pair=docc", "--output", tree.picture.path(in: folder)]
      + options + ["--", tree.path(in: folder)]
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
