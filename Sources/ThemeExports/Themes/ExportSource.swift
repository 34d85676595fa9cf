import DynamicColors
import TextSupport
import ThemeFiles
import TraitSystem

/// The themes of a library as exports see them.
struct ExportSource: Sendable {
  let library: ThemeLibrary
  let themes: [ExportTheme]

  /// The traits other than the theme that any colour depends on.
  let axes: [ExportAxis]

  init(_ library: ThemeLibrary) {
    self.library = library
    themes = library.themeNames.map { ExportTheme($0, of: library) }
    let used = themes.reduce(UInt64(0)) { mask, theme in
      (0..<theme.colors.count).reduce(mask) { $0 | theme.colors.dependencies(at: $1) }
    }
    axes = (themes.first?.colors.axes ?? [])
      .filter { $0.bit & used != 0 && $0.trait != library.themeTrait }
      .map(ExportAxis.init)
  }

  /// The theme that applies where nothing says which.
  var defaultTheme: String {
    let names = themes.map(\.name)
    return names.contains(library.defaultTheme) ? library.defaultTheme : names.first ?? ""
  }

  /// The axis of a kind, if any colour depends on it.
  func axis(_ kind: ExportAxis.Kind) -> ExportAxis? { axes.first { $0.kind == kind } }

  /// The names of the files that the themes were read from, without their folders.
  var files: [String] {
    themes.flatMap(\.chain).map { theme in
      theme.file.split(separator: "/").last.map(String.init) ?? theme.file
    }.uniqued()
  }

  /// The first line of every file: what made it, from what.
  var origin: String {
    ExportMark.line(from: files)
  }
}
