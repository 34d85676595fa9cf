import SourceDiagnostics
import ThemeFiles

/// The reason why an output is not written: it has colors without a valid value.
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

  /// Returns names with the places of errors, as in `'overlay' (Themes/a.yaml:3:12), 'scrim'`.
  static func list(_ colors: [ThemeLibrary.InvalidColor]) -> String {
    Spelling.list(
      colors.map { color in
        let place = color.place.map { " (\($0.file):\($0.start.line):\($0.start.column))" } ?? ""
        return "'\(color.name)'\(place)"
      }
    )
  }
}
