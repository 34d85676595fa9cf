import SourceDiagnostics
import ThemeFiles

/// Names must not be words of the format, and palette and colors must not share names.
enum ReservedNameRule {
  static let documentation = Rule.reservedName.documented(
    "Names must not be words of the format, and palette and colors must not share names.",
    explanation: """
      A key such as 'dark' is a condition. Since a reference names either a color or a primitive \
      color of the palette, a name must not be both.
      """,
    remedy: "Choose another name, or move the variant below the name of a color."
  )
}
