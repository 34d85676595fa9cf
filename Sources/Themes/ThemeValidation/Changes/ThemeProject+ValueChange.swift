package import ColorValues
package import DynamicColors
import SourceDiagnostics
package import SourceDocuments
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
    guard let (node, file) = valueNode(of: index, in: member, for: traits) else { return nil }
    let replacement = ColorReplacement(of: node)
    let original = replacement.original
    let css = ColorReplacement.Notation.of(original).expressing(color).text(
      of: color,
      where: isAccepted
    )
    let text = css ?? color.css
    return ValueChange(
      file: file,
      line: file.source.excerpt(replacement.range).start.line,
      text: replacement.label(for: text),
      oldText: original,
      color: (try? Color(css: text)) ?? color,
      bytes: file.source.bytes.applying(replacement.edits(for: text))
    )
  }

  /// Returns the node of the value that a color has under some traits, with its file; nil for a
  /// color of a catalog, and for an alias, whose text is the value of another color.
  package func valueNode(
    of index: ColorIndex,
    in member: CompiledTheme,
    for traits: TraitCollection
  ) -> (node: SourceNode, file: ThemeFolder.File)? {
    let layer = member.definitions.layer(of: index)
    guard member.chain.indices.contains(layer), let file = file(at: member.chain[layer].file),
      let root = file.content.document?.root
    else { return nil }
    let variant = member.definitions.winningVariant(at: index, for: traits)
    let range = member.definitions.variants(at: index)[variant].range
    return root.scalar(at: range).map { ($0, file) }
  }

  /// Returns a file by its path.
  package func file(at path: String) -> ThemeFolder.File? { filesByPath[path] }

  private var filesByPath: [String: ThemeFolder.File] {
    answer(to: "files by path") {
      Dictionary(folder.files.map { ($0.source.path, $0) }) { first, _ in first }
    }
  }

  /// Returns a compiled theme.
  package func theme(named name: String) -> CompiledTheme? { themesByName[name] }

  private var themesByName: [String: CompiledTheme] {
    answer(to: "themes by name") {
      Dictionary(themes.map { ($0.name, $0) }) { first, _ in first }
    }
  }
}

extension SourceNode {
  /// Returns the scalar with a range of bytes in the node, without what aliases repeat.
  fileprivate func scalar(at range: Range<Int>) -> SourceNode? {
    if isAlias { return nil }
    if kind == .scalar { return self.range == range ? self : nil }
    for (_, value) in entries
    where value.range.lowerBound <= range.lowerBound && value.range.upperBound >= range.upperBound {
      if let found = value.scalar(at: range) { return found }
    }
    return nil
  }
}

extension ColorReplacement.Notation {
  /// Returns the notation, or OKLCH for a color outside the gamut of sRGB that it can't express.
  fileprivate func expressing(_ color: Color) -> ColorReplacement.Notation {
    if color.isInGamut(of: .srgb) { return self }
    switch self {
    case .hex, .rgb, .function(.hsl, _), .function(.hwb, _), .function(.srgb, _):
      return .function(.oklch, hasPercentage: false)
    case .function: return self
    }
  }
}
