import Foundation
import PackagePlugin

/// `swift package validate-themes`: `themetool validate` in the package's folder, with the
/// arguments as they are.
@main
struct ValidateThemes: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    guard let tool = try? context.tool(named: "themetool") else {
      Diagnostics.error(
        "'ValidateThemes' has no themetool; add '.defaults' or 'PrebuiltTool' to the traits of ThemeKit"
      )
      return
    }
    let process = Process()
    process.executableURL = tool.url
    process.arguments = ["validate"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // A plugin that ends with another code than 0 lets the package command fail.
    guard process.terminationReason == .exit else { exit(2) }
    exit(process.terminationStatus)
  }
}
