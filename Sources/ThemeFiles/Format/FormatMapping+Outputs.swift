import AssetCatalogs

/// The keys of `exports:` in library files.
extension FormatMapping {
  /// An element of `exports:`.
  package static let output = FormatValue.firstKey(
    named: "output",
    [formatOutput, templateOutput],
    otherwise: "an entry of 'exports' needs 'to:' with a format, or 'template:' with a file"
  )

  private static let formatOutput = FormatMapping(noun: noun, [.format] + outputs)
  private static let templateOutput = FormatMapping(noun: noun, [.template] + outputs)

  private static let noun = "an entry of 'exports'"

  private static let outputs =
    [.output, .outputName, .outputThemes, .outputConditions] + ExportOption.allCases.map(\.key)
}

extension FormatKey {
  package static let format = FormatKey(
    "to",
    .words(ExportTarget.allCases.map(\.rawValue) + ExportTarget.templates, noun: "a format"),
    isRequired: true,
    "The format, or the name of a shipped template."
  )

  package static let template = FormatKey(
    "template",
    .text,
    isRequired: true,
    "The template, a file relative to this folder, in the project."
  )

  package static let output = FormatKey(
    "output",
    .text,
    isRequired: true,
    "The file or folder, relative to this folder, in the project."
  )

  package static let outputName = FormatKey(
    "name",
    .text,
    "The name for 'themetool build'; by default the format, or that of the file."
  )

  package static let outputThemes = FormatKey(
    "themes",
    .list(.name(.theme), count: 1...Int.max),
    "The themes; all by default."
  )

  package static let outputConditions = FormatKey(
    "where",
    .oneOrMore(.conditions),
    "The conditions that always hold in the output."
  )
}

/// The formats of outputs, by the words of `--to` and `to:`.
package enum ExportTarget: String, CaseIterable, Hashable, Sendable {
  case xcassets, css, scss, tailwind, android, swift, dtcg, json, base16, html

  /// The names of the templates that ship, which module ThemeOutputs embeds.
  package static let templates = [
    "alacritty", "compose", "flutter", "foot", "ghostty", "gtk4", "helix", "iterm2", "kitty",
    "less", "ls-colors", "typescript", "vim", "vscode", "wezterm", "windows-terminal", "xcode",
  ]
}

/// The base of Swift code, by the words of `--flavor` and `flavor:`.
package enum ExportFlavor: String, CaseIterable, Hashable, Sendable {
  case library, catalog, embedded, uikit
}

/// The options of outputs, by their names on the command line and in a library file.
package enum ExportOption: String, CaseIterable, Sendable {
  case references
  case styles
  case flavor
  case perTheme = "per-theme"
  case namespace
  case components
  case merge
  case matrix
  case traits
  case escape
  case force

  /// The words of ``styles``.
  package static let styleSwitches = ["light-dark", "media"]

  /// The words of ``perTheme``.
  package static let themeMarks = ["namespace", "prefix"]

  /// The words of ``escape``.
  package static let escapes = ["html", "json", "xml", "css", "swift", "none"]

  /// The key in a library file.
  package var key: FormatKey { FormatKey(rawValue, value, documentation) }

  private var value: FormatValue {
    switch self {
    case .references, .merge, .force: .boolean
    case .styles: .words(Self.styleSwitches, noun: "a way to separate styles")
    case .flavor: .words(ExportFlavor.allCases.map(\.rawValue), noun: "a flavor")
    case .perTheme: .words(Self.themeMarks, noun: "a way to separate themes")
    case .namespace: .text
    case .components:
      .words(ComponentStyle.allCases.map(\.rawValue), noun: "a style of components")
    case .matrix, .traits: .list(.name(.traitOrTheme))
    case .escape: .words(Self.escapes, noun: "an escape")
    }
  }

  private var documentation: String {
    switch self {
    case .references:
      "css, tailwind: whether references are kept as var(), and palettes written."
    case .styles: "css, tailwind: how light and dark are separated."
    case .flavor: "swift: where the code finds the colors."
    case .perTheme: "xcassets, swift: how themes are separated."
    case .namespace: "xcassets, swift: a group with a namespace around all colors."
    case .components: "xcassets: how components are written."
    case .merge: "xcassets: whether other colors of an existing catalog are kept."
    case .matrix: "Templates: the traits of which each combination is one file."
    case .traits: "Templates: the traits whose combinations are listed."
    case .escape: "Templates: the escapes of values."
    case .force: "Templates: whether files without {{marker}} are replaced."
    }
  }
}
