import ColorValues
import DynamicColors
package import TextSupport
import ThemeFiles
import TraitSystem

/// The documentation of a color in Swift code: its purpose, its deprecation, and its values.
package struct SwiftColor {
  /// The name in theme files.
  package let name: String
  let about: String?
  let deprecation: Theme.Deprecation?
  /// The value in each theme that has the color.
  private(set) var swatches: [String] = []

  /// Returns the names of all themes in groups.
  ///
  /// - Parameters:
  ///   - source: The themes.
  ///   - namespace: The name of a group around all colors.
  ///   - hasValues: Whether the documentation contains the values.
  /// - Returns: The names, with the documentation of the first theme that has a name, the default
  ///   theme before others.
  package static func tree(
    of source: ExportSource,
    in namespace: String? = nil,
    hasValues: Bool = true
  ) -> NameTree<SwiftColor?> {
    var tree = NameTree<SwiftColor?>(empty: nil)
    var colors: [String: SwiftColor] = [:]
    var order: [String] = []
    for theme in source.themesWithDefaultFirst {
      for index in theme.indices() {
        let name = theme.name(at: index)
        if colors[name] == nil { order.append(name) }
        var color =
          colors[name]
          ?? SwiftColor(
            name: name,
            about: theme.about(name),
            deprecation: theme.deprecation(name)
          )
        if hasValues { color.swatches.append(swatch(at: index, of: theme)) }
        colors[name] = color
      }
    }
    let prefix = namespace.map { "\($0)." } ?? ""
    for name in order { if let color = colors[name] { tree.insert(color, at: prefix + name) } }
    return tree
  }

  /// Returns the names of colors outside of groups that UIKit, AppKit or SwiftUI has as well, which
  /// accessors replace in files that import both.
  package static func replacedNames(among names: some Sequence<String>) -> [String] {
    names.filter { !$0.contains(".") && SwiftColor.frameworkColors.contains($0.swiftMember) }
  }

  /// Returns the resolved value of a color in a theme, in light and dark.
  private static func swatch(at index: ColorIndex, of theme: ExportTheme) -> String {
    let values = [UserInterfaceStyle.light, .dark].map { style in
      let traits = theme.traits.replacing(UserInterfaceStyleTrait.self, value: style)
      return theme.definitions.color(at: index, for: traits).hex
    }
    return values[0] == values[1]
      ? "\(theme.name): `\(values[0])`" : "\(theme.name): `\(values[0])` light, `\(values[1])` dark"
  }

  /// Writes the comment with the purpose and the values.
  package func writeComment(indentation: String, to text: inout UTF8Buffer) {
    writeAbout(indentation: indentation, to: &text)
    if about != nil { text += "\(indentation)///\n" }
    let mark = swatches.count == 1 ? "" : "- "
    for swatch in swatches { text += "\(indentation)/// \(mark)\(swatch)\n" }
  }

  /// Writes the comment with the purpose alone.
  package func writeAbout(indentation: String, to text: inout UTF8Buffer) {
    if let about { text += "\(indentation)/// \(VisibleText.comment(about))\n" }
  }

  /// Returns the attribute that marks a declaration as deprecated.
  ///
  /// Compilers replace the old name with the new one at its position, so the attribute has the new
  /// name only if both are in one group.
  ///
  /// - Parameter accessor: Returns the accessor for a name.
  /// - Returns: The attribute; nil for a color that isn't deprecated.
  package func deprecationAttribute(_ accessor: (String) -> String = { $0 }) -> String? {
    guard let deprecation else { return nil }
    var renamed: String?
    if let replacement = deprecation.replacement {
      let (old, new) = (name.split(separator: "."), replacement.split(separator: "."))
      let member = accessor(new.last.map { String($0).swiftMember } ?? "")
      if old.dropLast() == new.dropLast(), !String.swiftKeywords.contains(member) {
        renamed = member
      }
    }
    return SwiftLiteral.deprecation(["renamed": renamed, "message": deprecation.advice])
  }
}
