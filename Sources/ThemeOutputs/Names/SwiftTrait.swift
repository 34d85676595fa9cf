import TextSupport
import ThemeFiles
import TraitSystem

/// A trait of a library in Swift code: an enumeration of its values, and the names of its
/// declarations.
struct SwiftTrait {
  /// A value of the trait.
  struct Case {
    /// The name of the case.
    let name: String
    /// The name in theme files.
    let value: String
    let comment: String?
  }

  /// The name of the enumeration.
  let type: String
  /// The name of the definition.
  let definition: String
  /// The name of the environment key.
  let key: String
  /// The name of the properties.
  let member: String
  /// The trait in comments: `theme`, or the name in quotes.
  let title: String
  let identifier: String
  let name: String
  let affectsColorAppearance: Bool
  let cases: [Case]
  let defaultCase: String

  /// The trait that selects the theme.
  ///
  /// If its default isn't a theme, the enumeration has that value, too.
  init(themesOf source: ExportSource) throws(ExportError) {
    let trait = source.library.themeTrait
    let unset = trait.defaultValue.description
    var names = UniqueNames(.swift)
    var cases: [Case] = []
    if !source.themes.contains(where: { $0.name == unset }) {
      let comment = "No theme is set; '\(source.defaultTheme)' applies."
      cases.append(try Self.newCase(unset, comment: comment, &names))
    }
    for theme in source.themes {
      cases.append(try Self.newCase(theme.name, comment: theme.summary, &names))
    }
    type = "ThemeName"
    definition = "ThemeTrait"
    key = "ThemeKey"
    member = "theme"
    title = "theme"
    identifier = trait.identifier
    name = trait.name
    affectsColorAppearance = true
    self.cases = cases
    defaultCase = SwiftName.member(unset)
  }

  /// A custom trait.
  init(
    _ trait: TraitKey,
    types: inout FreeNames,
    members: inout FreeNames
  ) throws(ExportError) {
    var names = UniqueNames(.swift)
    var cases: [Case] = []
    for value in trait.valueNames {
      cases.append(try Self.newCase(value, comment: nil, &names))
    }
    type = types.take(SwiftName.type(trait.name)) { String(repeating: "_", count: $0 - 1) }
    definition = types.take(type + "Trait") { String(repeating: "_", count: $0 - 1) }
    key = types.take(type + "Key") { String(repeating: "_", count: $0 - 1) }
    member = members.take(SwiftName.member(trait.name)) {
      String(repeating: "_", count: $0 - 1)
    }
    title = "trait '\(trait.name)'"
    identifier = trait.identifier
    name = trait.name
    affectsColorAppearance = trait.affectsColorAppearance
    self.cases = cases
    defaultCase = SwiftName.member(trait.defaultValue.description)
  }

  private static func newCase(
    _ value: String,
    comment: String?,
    _ names: inout UniqueNames
  ) throws(ExportError) -> Case {
    let name = SwiftName.member(value)
    try names.take(name, for: value)
    return Case(name: name, value: value, comment: comment)
  }

  // MARK: Declarations

  /// Writes the enumeration of the values.
  func writeValues(to text: inout UTF8Buffer) {
    text += "\n/// The values of the \(VisibleText.comment(title)).\n"
    text += "nonisolated enum \(type): String, CaseIterable, Sendable {\n"
    for item in cases {
      if let comment = item.comment { text += "  /// \(VisibleText.comment(comment))\n" }
      let value = item.name == item.value ? "" : " = \(SwiftLiteral.string(item.value))"
      text += "  case \(SwiftName.escaped(item.name))\(value)\n"
    }
    text += "}\n"
  }
}
