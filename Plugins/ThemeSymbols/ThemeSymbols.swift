import Foundation
import PackagePlugin

/// Generates, for a target with a folder `Themes`, the themes, their trait, and a static
/// `DynamicColor` for each name, as `themetool export --to swift --flavor embedded` does.
///
/// The command has inputs and an output, so it runs when a file of the themes has changed and not
/// otherwise.
@main
struct ThemeSymbols: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let themes = target.directoryURL.appending(path: "Themes", directoryHint: .isDirectory)
    guard Self.isFolder(themes) else {
      Diagnostics.error(
        "the target '\(target.name)' has no folder 'Themes' for ThemeSymbols to read"
      )
      return []
    }
    // The tool of a release is run as a whole; else the smallest one is compiled.
    let prebuilt = try? context.tool(named: "themetool")
    guard let tool = try? prebuilt ?? context.tool(named: "themesymbols") else {
      Diagnostics.error(
        "'ThemeSymbols' has no themetool; add '.defaults' or 'PrebuiltTool' to the traits of ThemeKit"
      )
      return []
    }
    let command =
      prebuilt == nil ? [] : ["export", "--to", "swift", "--flavor", "embedded", "--quiet"]
    // Catalogs can stand beside the themes that use their colors.
    let catalogs = try FileManager.default
      .contentsOfDirectory(at: target.directoryURL, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "xcassets" }
    let inputs = ([themes] + catalogs).flatMap(Self.files).sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appending(path: "ThemeSymbols.swift")
    return [
      .buildCommand(
        displayName: "Generating symbols for the themes of \(target.name)",
        executable: tool.url,
        arguments: command + ["--themes", themes.path, "--output", output.path],
        inputFiles: inputs,
        outputFiles: [output]
      )
    ]
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The files in a folder and in those below it, without hidden ones.
  private static func files(in folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(
      at: folder,
      includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles]
    )
    return (all?.allObjects as? [URL] ?? []).filter { !isFolder($0) }
  }
}
