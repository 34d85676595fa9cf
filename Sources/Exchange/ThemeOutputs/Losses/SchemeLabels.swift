import ColorValues
import SwiftSymbols
import ThemeFiles

/// The labels of a theme as a scheme of base16 or base24, in one style.
///
/// The labels of the theme file are unchanged; the theme's own name and description are used only
/// if it doesn't name the scheme.
struct SchemeLabels {
  /// `base16` or `base24`.
  let system: String
  /// The name.
  let name: String
  /// The name for programs, if the file gives one or the scheme has the theme's own name.
  let slug: String?
  /// The author.
  let author: String?
  /// The description.
  let description: String?
  /// `light`, `dark` or the word of the file.
  let variant: String
  /// The name of the scheme's file: lower case, `-` between words, and only ASCII characters.
  let fileSlug: String

  /// Creates the labels.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - style: The style; nil for a theme with only one scheme.
  ///   - isExtended: Whether the scheme has the slots of base24.
  ///   - background: The color of `base00`.
  ///   - text: The color of `base05`.
  init(
    of theme: ExportTheme,
    style: String?,
    isExtended: Bool,
    background: Color?,
    text: Color?
  ) {
    let labels = theme.chain.last?.scheme?.labels(ofStyle: style) ?? [:]
    let isNamed = labels["name"] != nil
    let own = theme.name + (style.map { "-\($0)" } ?? "")
    let isDark = (background ?? .black).tone < (text ?? .white).tone
    system = isExtended ? "base24" : "base16"
    name = labels["name"] ?? own
    slug = labels["slug"] ?? (isNamed ? nil : Self.fileSlug(own))
    author = labels["author"] ?? (isNamed ? nil : "themetool")
    description = labels["description"] ?? (isNamed ? nil : theme.summary)
    variant = style ?? labels["variant"] ?? (isDark ? "dark" : "light")
    fileSlug = Self.fileSlug(labels["slug"] ?? own)
  }

  /// The slug that builders of templates give the scheme: that of the file, or its name in lower
  /// case with `-` for spaces, without accents and other characters.
  ///
  /// Source: github.com/tinted-theming/home, "Builder", "Slugify".
  var builderSlug: String { slug ?? Self.builderSlug(name) }

  private static func builderSlug(_ name: String) -> String {
    var slug = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9", "-": slug.unicodeScalars.append(scalar)
      case "A"..."Z": slug += scalar.properties.lowercaseMapping
      case " ": slug += "-"
      default: slug += plainLetter(scalar) ?? ""
      }
    }
    return slug
  }

  /// Returns the ASCII letter without its accent, from the name of the character; nil for other
  /// characters.
  private static func plainLetter(_ scalar: Unicode.Scalar) -> String? {
    let words = scalar.properties.name?.split(separator: " ") ?? []
    guard words.count > 4, words[0] == "LATIN", words[2] == "LETTER", words[4] == "WITH",
      words[3].utf8.count == 1
    else { return nil }
    return words[3].lowercased()
  }

  private static func fileSlug(_ name: String) -> String {
    name.identifier(separator: "-").lowercased().asciiWithCodes
  }
}
