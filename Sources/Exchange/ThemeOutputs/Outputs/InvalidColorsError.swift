import SourceDiagnostics
package import ThemeFiles

/// The reason why an output is not written or a template is refused: colors without a valid value.
package struct InvalidColorsError: Error, CustomStringConvertible {
  /// The message, with the colors and the places of their errors.
  package let description: String

  /// Creates the error of an output.
  ///
  /// - Parameters:
  ///   - colors: The colors.
  ///   - path: The path of the output.
  ///   - canOmit: Whether the output can be made without them.
  init(_ colors: [ThemeLibrary.InvalidColor], path: String, canOmit: Bool) {
    let advice = canOmit ? "fix them, or leave them out with --keep-going" : "fix them"
    description =
      "output '\(path)' has colors without a valid value: \(Self.list(colors)); \(advice)"
  }

  /// Creates the error of a template.
  init(_ colors: [ThemeLibrary.InvalidColor], template path: String) {
    description =
      "template '\(path)' reads colors without a valid value: \(Self.list(colors)); fix them"
  }

  /// Returns a sentence about the colors of a library that were left out of a place; nil without
  /// such colors.
  package static func omission(of library: ThemeLibrary, from place: String) -> String? {
    let colors = library.invalidColors
    return colors.isEmpty ? nil : "left out of \(place): \(list(colors))"
  }

  /// Returns names with the places of errors, as in `'overlay' (Themes/a.yaml:3:12), 'scrim'`.
  private static func list(_ colors: [ThemeLibrary.InvalidColor]) -> String {
    Spelling.list(
      colors.map { color in
        let place = color.place.map { " (\($0.file):\($0.start.line):\($0.start.column))" } ?? ""
        return "'\(color.name)'\(place)"
      }
    )
  }
}
