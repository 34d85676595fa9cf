import SourceDiagnostics
import ThemeFiles
import ThemeOutputs
import ThemeValidation

/// The themes that ship with the tool, and the library file with their checks and an output.
package enum ShippedLibrary {
  /// A theme that ships with the tool.
  private struct Theme {
    let name: String

    var text: String { EmbeddedFiles.text("Themes/\(name).yaml") }

    /// The name of the theme that it extends.
    var base: String? {
      let key = "extends: "
      return text.split(separator: "\n").first { $0.hasPrefix(key) }
        .map { String($0.dropFirst(key.count)) }
    }
  }

  private static let themes = [standard, "pastel", "bold", "monochrome"].map(Theme.init)

  /// The theme that is the default of the embedded library file.
  private static let standard = "standard"

  /// The names of the themes.
  package static let names = themes.map(\.name)

  /// Returns the files of a library with a theme, which is its default, and the themes that it
  /// extends.
  ///
  /// - Parameter name: The name of a theme.
  /// - Returns: The names of the files, sorted, and their texts; nil if no theme has the name.
  package static func files(startingWith name: String) -> [(name: String, text: String)]? {
    guard themes.contains(where: { $0.name == name }) else { return nil }
    var texts = [
      "library.yaml": library(defaultTheme: name),
      "schema.json": ThemeFileSchema.text(library: .libraryWithOutputs),
    ]
    var next: String? = name
    while let theme = themes.first(where: { $0.name == next }) {
      texts["\(theme.name).yaml"] = theme.text
      next = theme.base
    }
    return texts.sorted { $0.key < $1.key }.map { (name: $0.key, text: $0.value) }
  }

  private static func library(defaultTheme name: String) -> String {
    EmbeddedFiles.text("Themes/library.yaml")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0 == "default-theme: \(standard)" ? "default-theme: \(name)" : $0 }
      .joined(separator: "\n") + "\n" + StarterLibrary.exports
  }
}
