/// The formats of imported files.
public enum ImportFormat: String, CaseIterable, Hashable, Sendable {
  /// Design tokens of the DTCG, with or without a resolver document; older drafts as well.
  case dtcg
  /// Tokens of Style Dictionary in JSON, JSON5 or YAML.
  case styleDictionary = "style-dictionary"
  /// A scheme of base16 or base24.
  case base16
  /// A theme of the terminal Ghostty.
  case ghostty
  /// Color schemes of Windows Terminal.
  case windowsTerminal = "windows-terminal"
  /// Custom properties of a style sheet.
  case css
  /// An asset catalog, as a folder or compiled.
  case xcassets

  /// The name for messages.
  var title: String {
    switch self {
    case .dtcg: "DTCG"
    case .styleDictionary: "Style Dictionary"
    case .base16: "base16"
    case .ghostty: "Ghostty"
    case .windowsTerminal: "Windows Terminal"
    case .css: "CSS"
    case .xcassets: "an asset catalog"
    }
  }
}
