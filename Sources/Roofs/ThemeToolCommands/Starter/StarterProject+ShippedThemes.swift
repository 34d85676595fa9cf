import SourceDiagnostics
import ThemeFiles
import ThemeOutputs
import ThemeValidation

/// The themes that ship with the tool, and the library file with their checks and an output.
extension StarterProject {
  /// The theme that is the default of the embedded library file.
  private static let defaultTheme = "standard"

  /// The names of the themes.
  static let shippedThemes = [defaultTheme, "pastel", "bold", "monochrome"]

  /// Returns the files of a library with a theme, which is its default, and the themes that it
  /// extends.
  ///
  /// - Parameter name: The name of a theme.
  /// - Returns: The names of the files, sorted, and their texts; nil if no theme has the name.
  static func files(startingWith name: String) -> [(name: String, text: String)]? {
    guard shippedThemes.contains(name) else { return nil }
    var texts = [
      "library.yaml": shippedLibrary(defaultTheme: name),
      "schema.json": ThemeFileSchema.text(library: .libraryWithOutputs),
    ]
    var next: String? = name
    while let theme = next, shippedThemes.contains(theme) {
      let text = EmbeddedFiles.text("Themes/\(theme).yaml")
      texts["\(theme).yaml"] = text
      next = base(ofTheme: text)
    }
    return texts.sorted { $0.key < $1.key }.map { (name: $0.key, text: $0.value) }
  }

  /// Returns the name of the theme that a theme extends.
  private static func base(ofTheme text: String) -> String? {
    let key = "extends: "
    return text.split(separator: "\n").first { $0.hasPrefix(key) }
      .map { String($0.dropFirst(key.count)) }
  }

  private static func shippedLibrary(defaultTheme name: String) -> String {
    EmbeddedFiles.text("Themes/library.yaml")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0 == "default-theme: \(defaultTheme)" ? "default-theme: \(name)" : $0 }
      .joined(separator: "\n") + "\n" + exports
  }
}
