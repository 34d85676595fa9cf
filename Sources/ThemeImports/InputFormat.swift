import SourceDiagnostics
import SourceDocuments

/// The format of files by their content.
enum InputFormat {
  /// Returns whether a document is a theme of VS Code.
  static func isEditorTheme(_ root: SourceNode) -> Bool {
    guard root.kind == .mapping, root["colors"]?.kind == .mapping else { return false }
    return root["tokenColors"] != nil || root["colors"]?["editor.background"] != nil
  }

  /// Returns the format of a document; nil for one without tokens.
  static func format(of root: SourceNode) -> ImportFormat? {
    guard root.kind == .mapping else { return nil }
    if root["base00"] != nil || root["palette"]?["base00"] != nil { return .base16 }
    if WindowsTerminalScheme.isScheme(root) { return .windowsTerminal }
    if ResolverDocument.isResolver(root) { return .dtcg }
    if FigmaVariables.areVariables(root) { return .dtcg }
    if MaterialScheme.isScheme(root) { return .styleDictionary }
    // Searches breadth first, as the first token decides.
    var open = [root]
    var next = 0
    while next < open.count, next < 100_000 {
      let node = open[next]
      next += 1
      for (key, value) in node.entries {
        if key.hasText("$value") || key.hasText("$ref") || key.hasText("$extends") { return .dtcg }
        if key.hasText("$type") { return .dtcg }
        if key.hasText("value"), value.kind != .mapping || next > 1 { return .styleDictionary }
        // Extensions of other tools are not tokens.
        if value.kind == .mapping, !key.hasText("$extensions") { open.append(value) }
      }
    }
    return nil
  }
}
