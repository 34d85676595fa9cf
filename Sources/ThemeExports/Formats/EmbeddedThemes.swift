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
/// A program needs the module `DynamicColors` and no other files, and a color that was renamed in the
/// themes no longer compiles where it is used. The colors are `ThemeTables`, which are
/// read when the first one is accessed.
public struct EmbeddedThemes: Sendable {
  private let source: ExportSource

  /// The documentation of a color.
  private struct Entry {
    let about: String?
    let deprecation: Theme.Deprecation?
    var swatches: [String] = []
  }

  /// Creates the file of the themes of a library.
  public init(_ library: ThemeLibrary) {
    source = ExportSource(library)
  }

  /// Returns the file.
  ///
  /// - Throws: ``ExportError/nameClash(format:name:first:second:)`` if two names are the same in
  ///   Swift, ``ExportError/unsupportedConditions(_:colors:)`` if colors depend on a trait that is
  ///   neither a system trait nor one of the library.
  /// - Complexity: O(*n*) in the number of colors and themes.
  public func file(named name: String = "ThemeSymbols.swift") throws(ExportError) -> ExportedFile {
    var text = UTF8Buffer()
    text += "// \(VisibleText.comment(source.origin))\n\nimport DynamicColors\n\n"
    let hasUnsetTheme = try writeThemes(to: &text)
    text += "\n"
    writeTrait(isUnsetByDefault: hasUnsetTheme, to: &text)
    text += "\nextension DynamicColor {"
    let colors = colors
    let types = ["DynamicColor"]
    try writeColors(of: colors.root, in: colors, types, indentation: "  ", to: &text)
    text += "}\n\n"
    try writeTables(to: &text)
    return ExportedFile(name, text.bytes)
  }

  // MARK: Themes

  /// Writes the themes; returns true if there is another value, for which no theme is set.
  private func writeThemes(to text: inout UTF8Buffer) throws(ExportError) -> Bool {
    var names = UniqueNames(.swift)
    text += "/// The themes, which are the values of the library's theme trait.\n"
    text += "enum ThemeName: String, CaseIterable, Sendable {\n"
    let unset = source.library.themeTrait.defaultValue.description
    let hasUnset = !source.themes.contains { $0.name == unset }
    if hasUnset {
      try names.take(unset, for: unset)
      text += "  /// No theme is set; '\(source.defaultTheme)' applies.\n  case \(unset)\n"
    }
    for theme in source.themes {
      let name = SwiftName.member(theme.name)
      try names.take(name, for: theme.name)
      if let summary = theme.summary { text += "  /// \(VisibleText.comment(summary))\n" }
      let value = name == theme.name ? "" : " = \(SwiftLiteral.string(theme.name))"
      text += "  case \(SwiftName.escaped(name))\(value)\n"
    }
    text += "}\n"
    return hasUnset
  }

  private func writeTrait(isUnsetByDefault: Bool, to text: inout UTF8Buffer) {
    let trait = source.library.themeTrait
    let value = trait.defaultValue.description
    let name = isUnsetByDefault ? value : SwiftName.member(value)
    text += """
      /// The trait that selects the theme.
      struct ThemeTrait: TraitDefinition {
        static let defaultValue = ThemeName.\(name)
        static let identifier = \(SwiftLiteral.string(trait.identifier))
        static let name = \(SwiftLiteral.string(trait.name))
        static let affectsColorAppearance = true
      }

      extension TraitCollection {
        /// The theme that applies.
        var theme: ThemeName { self[ThemeTrait.self] }
      }

      extension MutableTraits {
        /// The theme that applies.
        var theme: ThemeName {
          get { self[ThemeTrait.self] }
          set { self[ThemeTrait.self] = newValue }
        }
      }

      """
  }

  // MARK: Colors

  /// The names of all themes with their documentation, that of the default theme before others.
  private var colors: GroupTree<Entry> {
    var tree = GroupTree<Entry>()
    var entries: [String: Entry] = [:]
    var order: [String] = []
    let first = source.themes.filter { $0.name == source.defaultTheme }
    for theme in first + source.themes.filter({ $0.name != source.defaultTheme }) {
      for index in theme.indices() {
        let name = theme.name(at: index)
        if entries[name] == nil { order.append(name) }
        entries[
          name,
          default: Entry(about: theme.about(name), deprecation: theme.deprecation(name))
        ].swatches.append(swatch(at: index, of: theme))
      }
    }
    for name in order { if let entry = entries[name] { tree.insert(entry, at: name) } }
    return tree
  }

  /// Returns the resolved value of a color in a theme, in light and dark.
  private func swatch(at index: Int, of theme: ExportTheme) -> String {
    let values = [UserInterfaceStyle.light, .dark].map { style in
      let traits = theme.traits.replacing(UserInterfaceStyleTrait.self, value: style)
      return theme.colors.color(at: index, for: traits).hex
    }
    return values[0] == values[1]
      ? "\(theme.name): `\(values[0])`" : "\(theme.name): `\(values[0])` light, `\(values[1])` dark"
  }

  /// Writes the colors and groups of a node; the depth is that of names, which is small.
  private func writeColors(
    of node: GroupTree<Entry>.Node,
    in tree: GroupTree<Entry>,
    _ types: [String],
    indentation: String,
    to text: inout UTF8Buffer
  ) throws(ExportError) {
    for member in try SwiftMember.members(of: node, in: tree, types) {
      let (child, name) = (member.node, member.name)
      if let entry = child.content {
        text += "\n"
        for line in documentation(of: entry) { text += "\(indentation)///\(line)\n" }
        if let deprecation = entry.deprecation {
          text += "\(indentation)\(attribute(deprecation, of: child.name))\n"
        }
        text += "\(indentation)static let \(SwiftName.escaped(name))"
        text += " = ThemeTables.embeddedColor(\(SwiftLiteral.string(child.name)))\n"
      }
      guard let type = member.groupType else { continue }
      text += """

        \(indentation)/// The colors of '\(child.name)'.
        \(indentation)static var \(SwiftName.escaped(name)): \(type).Type { \(type).self }

        \(indentation)/// The colors of '\(child.name)'.
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

  private func documentation(of entry: Entry) -> [String] {
    let about = entry.about.map { [" \(VisibleText.comment($0))", ""] } ?? []
    if entry.swatches.count == 1 { return about + entry.swatches.map { " \($0)" } }
    return about + entry.swatches.map { " - \($0)" }
  }

  /// Returns the attribute of a deprecated color.
  ///
  /// Compilers replace the old name with the new one at its position, so the attribute has the new
  /// name only if both are in one group.
  private func attribute(_ deprecation: Theme.Deprecation, of name: String) -> String {
    var renamed: String?
    if let replacement = deprecation.replacement {
      let (old, new) = (name.split(separator: "."), replacement.split(separator: "."))
      let member = new.last.map { SwiftName.member(String($0)) } ?? ""
      if old.dropLast() == new.dropLast(), !SwiftName.keywords.contains(member) {
        renamed = member
      }
    }
    return SwiftLiteral.deprecation(["renamed": renamed, "message": deprecation.advice])
  }

  // MARK: Tables

  private func writeTables(to text: inout UTF8Buffer) throws(ExportError) {
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
    text.append(try tables().bytes)
    text += "\n\"\"\"\n"
  }

  private func tables() throws(ExportError) -> UTF8Buffer {
    var writer = ThemeTablesWriter(
      source.themes.map { ($0.name, $0.colors) },
      themeTrait: source.library.themeTrait,
      customTraits: source.library.customTraits,
      defaultTheme: source.library.defaultTheme
    )
    do {
      return try writer.write()
    } catch {
      throw .unsupportedConditions(error.conditions, colors: error.colors)
    }
  }
}
