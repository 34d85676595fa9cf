package import DynamicColors
import TextSupport
package import ThemeFiles
import TraitSystem

/// The themes of a library, prepared for exports.
package struct ExportSource: Sendable {
  /// The library.
  package let library: ThemeLibrary

  /// The themes, in the order of their files.
  package let themes: [ExportTheme]

  /// The traits other than the theme that at least one color depends on.
  package let axes: [TraitAxis]

  /// The names of the files that the themes were read from, without their folders.
  package let files: [String]

  /// Prepares the themes of a library.
  package init(_ library: ThemeLibrary) {
    self.library = library
    themes = library.themeNames.map { ExportTheme($0, of: library) }
    let used = themes.reduce(UInt64(0)) { mask, theme in
      theme.definitions.indices.reduce(mask) { $0 | theme.definitions.dependencies(at: $1) }
    }
    axes = (themes.first?.definitions.axes ?? [])
      .filter { $0.bit & used != 0 && $0.trait != library.themeTrait }
    // Themes share most of long chains.
    var seen = Set<ObjectIdentifier>()
    files = themes.lazy.flatMap(\.chain).filter { seen.insert(ObjectIdentifier($0)).inserted }
      .map { $0.file.split(separator: "/").last.map(String.init) ?? $0.file }.uniqued()
  }

  /// Returns the names of the colors of all themes, each once, with those of palettes if requested.
  package func colorNames(withPalettes: Bool = false) -> [String] {
    var shared = SharedNames(themes.first?.names(withPalettes: withPalettes) ?? [])
    for theme in themes.dropFirst() {
      for (position, index) in theme.indices(withPalettes: withPalettes).enumerated() {
        _ = shared.number(of: theme.name(at: index), at: position)
      }
    }
    return shared.all
  }

  /// The name of the theme that applies if no trait selects one.
  package var defaultTheme: String {
    let names = themes.map(\.name)
    return names.contains(library.defaultTheme) ? library.defaultTheme : names.first ?? ""
  }

  /// The themes, the default theme before others.
  package var themesWithDefaultFirst: [ExportTheme] {
    let name = defaultTheme
    return themes.filter { $0.name == name } + themes.filter { $0.name != name }
  }

  /// The first line of every file, with the program and the source files.
  package var origin: String {
    OwnershipMarker.line(from: files)
  }
}
