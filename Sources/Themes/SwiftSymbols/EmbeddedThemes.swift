import ColorValues
import DynamicColors
import TextSupport
public import ThemeFiles
import TraitSystem

/// A Swift file that contains a complete theme library: the themes, the theme trait, a static
/// `DynamicColor` for each name, and the compiled colors.
///
/// ```swift
/// label.textColor = .text
/// badge.backgroundColor = .badge.new
/// window.traitOverrides.theme = .pastel
/// ```
///
/// A program needs the module `DynamicColors` and no other files, and a color that was renamed in
/// the themes no longer compiles where it is used. The colors are `ThemeTables`, which are read
/// when the first one is accessed.
public struct EmbeddedThemes: Sendable {
  private let source: ExportSource
  private let namespace: String?

  /// Prepares the themes of a library.
  ///
  /// - Parameters:
  ///   - library: The library.
  ///   - namespace: The name of a group around all colors; nil for none.
  public init(_ library: ThemeLibrary, namespace: String? = nil) {
    source = ExportSource(library)
    self.namespace = namespace
  }

  /// The names of colors that the accessors replace; see ``SwiftColor/replacedNames(among:)``.
  package var replacedNames: [String] {
    namespace == nil ? SwiftColor.replacedNames(among: source.colorNames()) : []
  }

  /// Returns the contents of the file.
  ///
  /// - Throws: ``NameClash`` if two names are the same in Swift.
  /// - Complexity: O(*n*) in the number of colors and themes.
  public func code() throws(NameClash) -> [UInt8] {
    var text = UTF8Buffer()
    text += "// \(VisibleText.comment(source.origin))\n\nimport DynamicColors\n"
    let theme = try SwiftTrait(themesOf: source)
    theme.writeValues(to: &text)
    text += "\n"
    writeTrait(theme, to: &text)
    text += "\nextension DynamicColor {"
    let colors = SwiftColor.tree(of: source, in: namespace)
    let types = ["DynamicColor"]
    try writeColors(of: colors.root, in: colors, types, indentation: "  ", to: &text)
    text += "}\n\n"
    writeTables(to: &text)
    return text.bytes
  }

  // MARK: Themes

  private func writeTrait(_ trait: SwiftTrait, to text: inout UTF8Buffer) {
    text += """
      /// The trait that selects the theme.
      struct \(trait.definition): TraitDefinition {
        static let defaultValue = \(trait.type).\(trait.defaultCase.swiftEscaped)
        static let identifier = \(SwiftLiteral.string(trait.identifier))
        static let name = \(SwiftLiteral.string(trait.name))
        static let affectsColorAppearance = true
      }

      extension TraitCollection {
        /// The theme that applies.
        var \(trait.member.swiftEscaped): \(trait.type) { self[\(trait.definition).self] }
      }

      extension MutableTraits {
        /// The theme that applies.
        var \(trait.member.swiftEscaped): \(trait.type) {
          get { self[\(trait.definition).self] }
          set { self[\(trait.definition).self] = newValue }
        }
      }

      """
  }

  // MARK: Colors

  /// Writes the colors and groups of a node; the depth is that of names, which is small.
  private func writeColors(
    of node: Int,
    in tree: NameTree<SwiftColor?>,
    _ types: [String],
    indentation: String,
    to text: inout UTF8Buffer
  ) throws(NameClash) {
    for member in try tree.swiftMembers(of: node, in: types) {
      let (child, name) = (member.node, member.name)
      if let color = tree[child].content {
        text += "\n"
        color.writeComment(indentation: indentation, to: &text)
        if let attribute = color.deprecationAttribute() { text += "\(indentation)\(attribute)\n" }
        text += "\(indentation)static let \(name.swiftEscaped)"
        text += " = ThemeTables.embeddedColor(\(SwiftLiteral.string(color.name)))\n"
      }
      guard let type = member.groupType else { continue }
      text += """

        \(indentation)/// The colors of '\(tree.name(of: child))'.
        \(indentation)static var \(name.swiftEscaped): \(type).Type { \(type).self }

        \(indentation)/// The colors of '\(tree.name(of: child))'.
        \(indentation)enum \(type) {
        """
      try writeColors(
        of: child,
        in: tree,
        types + [type],
        indentation: indentation + "  ",
        to: &text
      )
      text += "\(indentation)}\n"
    }
  }

  // MARK: Tables

  private func writeTables(to text: inout UTF8Buffer) {
    text += """
      extension ThemeTables {
        /// The themes that are part of this module, read on first use.
        ///
        /// The themes were validated when the module was built. Reading them stops the program only if the
        /// program has a trait with the identifier of one of the library's, but other values or another default.
        static let embedded: ThemeTables = {
          do {
            return try ThemeTables(embeddedTables)
          } catch {
            fatalError("the themes of this module can't be used\\n\\(error)")
          }
        }()

        fileprivate static func embeddedColor(_ name: String) -> DynamicColor {
          embedded.color(named: name) ?? DynamicColor(.transparent)
        }
      }

      """
    text += "\nprivate let embeddedTables = \"\"\"\n"
    var writer = ThemeTablesWriter(
      source.themes.map { ($0.name, $0.definitions) },
      themeTrait: source.library.themeTrait,
      customTraits: source.library.customTraits,
      defaultTheme: source.library.defaultTheme
    )
    text.append(writer.write().bytes)
    text += "\n\"\"\"\n"
  }
}
