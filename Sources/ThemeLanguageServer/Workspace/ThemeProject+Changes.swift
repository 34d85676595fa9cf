package import ColorValues
package import DynamicColors
import SourceDiagnostics
import SourceDocuments
package import ThemeFiles
package import TraitSystem

/// Changes of the values of colors, in memory.
extension ThemeProject {
  /// A change of the value that a color has in a state.
  package struct ValueChange: Sendable {
    /// The file that changes.
    package let file: ThemeFolder.File

    /// The line of the value, from 1.
    package let line: Int

    /// The new text, and what it replaces if that is more than a literal.
    package let text: String

    /// The text that is replaced.
    package let oldText: String

    /// The color that the new text has.
    package let color: Color

    /// The bytes of the changed file.
    package let bytes: [UInt8]
  }

  /// Returns the change of the value that a color has in a theme under some traits.
  ///
  /// A literal keeps its notation if it can express the color; all other bytes of the file stay the
  /// same. The whole value is replaced if it is a reference or a function of other colors.
  ///
  /// - Parameters:
  ///   - index: The color.
  ///   - member: The theme.
  ///   - traits: The traits.
  ///   - color: The new value.
  ///   - isAccepted: Whether the color of a text with rounded numbers can be used.
  /// - Returns: nil if the value is in no theme file.
  package func change(
    of index: ColorIndex,
    in member: CompiledTheme,
    for traits: TraitCollection,
    to color: Color,
    where isAccepted: (Color) -> Bool
  ) -> ValueChange? {
    guard let (site, path) = value(of: index, in: member, for: traits), let file = file(at: path)
    else { return nil }
    let replacement = ColorReplacement(
      site: site,
      range: site.valueRange,
      isLiteral: site.isLiteral
    )
    let original = replacement.original
    let css = ColorNotation.of(original).expressing(color).text(of: color, where: isAccepted)
    let text = css ?? color.css
    return ValueChange(
      file: file,
      line: file.source.excerpt(site.valueRange).start.line,
      text: replacement.label(for: text),
      oldText: original,
      color: (try? Color(css: text)) ?? color,
      bytes: file.source.bytes.applying(replacement.edits(for: text))
    )
  }

  /// Returns the value that a color has under some traits, with its file.
  func value(
    of index: ColorIndex,
    in member: CompiledTheme,
    for traits: TraitCollection
  ) -> (site: ColorSite, path: String)? {
    guard let excerpt = member.colors.excerpt(at: index, for: traits),
      let start = text(ofFile: excerpt.file)?.offset(of: excerpt.start),
      let site = self.index(ofFile: excerpt.file)?.site(at: start),
      site.node.range.lowerBound == start
    else { return nil }
    return (site, excerpt.file)
  }
}

extension ColorNotation {
  /// Returns the notation, or OKLCH for a color outside the gamut of sRGB that it can't express.
  fileprivate func expressing(_ color: Color) -> ColorNotation {
    if color.isInGamut(of: .srgb) { return self }
    switch self {
    case .hex, .rgb, .function(.hsl, _), .function(.hwb, _), .function(.srgb, _):
      return .function(.oklch, hasPercentage: false)
    case .function: return self
    }
  }
}
