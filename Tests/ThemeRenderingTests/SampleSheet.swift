import DynamicColors
import FileAccess
import SourceDocuments
import ThemeFiles
import ThemeRendering
import ThemeValidation
import TraitSystem

/// A small library of two themes with pairs of every kind.
enum SampleLibrary {
  static let library = """
    library: 1
    theme-trait: { identifier: com.example.previews.sheet-theme, name: Theme }
    checks:
      - { contrast: [text, background], at-least: 4.5 }
      - { contrast: [text, panel], at-least: 50, method: tone }
      - { contrast: [edge, background], at-least: 3 }
      - { contrast: [on-accent, accent], at-least: 4.5 }
      - { contrast: [badge.label, badge.new], at-least: 4.5, when: high-contrast }
      - { distinct: [text, edge], at-least: 5 }
    """

  static let standard = """
    theme: standard
    description: Plain & simple, "quoted" and <marked>
    colors:
      background: { light: white, dark: "#101014" }
      panel: { light: "#e0e0e6", dark: "#2a2a30" }
      text: { light: "#202024", dark: "#f0f0f4" }
      edge: { light: "#8a8a90", dark: "#707078" }
      accent: { light: oklch(55% 0.2 260), dark: color(display-p3 0.1 0.95 0.3) }
      on-accent: { light: white, dark: black }
      veil: rgb(0 0 0 / 40%)
      badge:
        new: "#d0402f"
        label: "#e8b0a8"
        old: "#888888"
    about:
      text: What is read first, wherever it stands, in running prose and in labels of every size
      veil: Over everything behind a sheet
    deprecated:
      badge.old: { use: badge.new, reason: "one <badge> is enough" }
    """

  static let warm = """
    theme: warm
    extends: standard
    description: Sand & clay
    colors:
      background: { light: "#fff8f0", dark: "#201810" }
      accent: "#c05030"
      glow: "#ffcc88"
    """

  /// The library's themes, compiled, and its pairs.
  static func load(
    checks: String = library
  ) throws -> (library: ThemeLibrary, pairs: [ContrastPair]) {
    let files = InMemoryFiles([
      "T/library.yaml": Array(checks.utf8), "T/standard.yaml": Array(standard.utf8),
      "T/warm.yaml": Array(warm.utf8),
    ])
    let project = ThemeProject(try ThemeFolder(path: "T", reader: files))
    return (try project.themeLibrary(), project.contrastPairs)
  }

  static func sheet(
    _ change: (inout MutableTraits) -> Void = { _ in },
    showing names: Set<String>? = nil
  ) throws -> PaletteSheet {
    let (library, pairs) = try load()
    let traits = TraitCollection(mutations: change)
    return PaletteSheet(library, traits: traits, pairs: pairs, showing: names)
  }

  static func gallery() throws -> ThemeGallery {
    let (library, pairs) = try load()
    return ThemeGallery(library, traits: TraitCollection(), pairs: pairs)
  }
}
