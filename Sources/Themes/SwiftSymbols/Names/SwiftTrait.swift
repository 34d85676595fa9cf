package import TextSupport
import ThemeFiles
package import TraitSystem

/// A trait of a library in Swift code: an enumeration of its values, and the names of its
/// declarations.
package struct SwiftTrait {
  /// A value of the trait: the name of the case, the name in theme files, and a comment.
  private typealias Case = (name: String, value: String, comment: String?)

  /// The beginning of the names of the file's types: `Theme`, or the name of the theme trait.
  package let stem: String
  /// The name of the enumeration.
  package let type: String
  /// The name of the definition.
  package let definition: String
  /// The name of the environment key.
  package let key: String
  /// The name of the properties.
  package let member: String
  /// The trait in comments: `theme`, or the name in quotes.
  package let title: String
  package let identifier: String
  package let name: String
  package let affectsColorAppearance: Bool
  private let cases: [Case]
  package let defaultCase: String

  /// The trait that selects the theme.
  ///
  /// If its default isn't a theme, the enumeration has that value, too. The declarations are named
  /// for the trait, as a program may have types of its own that select a theme: `AppThemeName`,
  /// `AppThemeTrait` and `appTheme` for the trait `App Theme`.
  package init(themesOf source: ExportSource) throws(NameClash) {
    let trait = source.library.themeTrait
    let unset = trait.defaultValue.description
    var names = UniqueNames.swift
    var cases: [Case] = []
    if !source.themes.contains(where: { $0.name == unset }) {
      let comment = "No theme is set; '\(source.defaultTheme)' applies."
      cases.append(try Self.newCase(unset, comment: comment, &names))
    }
    for theme in source.themes {
      cases.append(try Self.newCase(theme.name, comment: theme.summary, &names))
    }
    let words = trait.name.split(whereSeparator: \.isWhitespace).joined(separator: "-")
    stem = words.swiftType
    type = stem + "Name"
    definition = stem + "Trait"
    key = stem + "Key"
    var members = FreeNames(reserved: SwiftTrait.frameworkProperties)
    member = members.takeUnderscored(words.swiftMember)
    title = "theme"
    identifier = trait.identifier
    name = trait.name
    affectsColorAppearance = true
    self.cases = cases
    defaultCase = unset.swiftMember
  }

  /// A custom trait.
  package init(
    _ trait: TraitKey,
    types: inout FreeNames,
    members: inout FreeNames
  ) throws(NameClash) {
    var names = UniqueNames.swift
    var cases: [Case] = []
    for value in trait.valueNames {
      cases.append(try Self.newCase(value, comment: nil, &names))
    }
    stem = trait.name.swiftType
    type = types.takeUnderscored(stem)
    definition = types.takeUnderscored(type + "Trait")
    key = types.takeUnderscored(type + "Key")
    member = members.takeUnderscored(trait.name.swiftMember)
    title = "trait '\(trait.name)'"
    identifier = trait.identifier
    name = trait.name
    affectsColorAppearance = trait.affectsColorAppearance
    self.cases = cases
    defaultCase = trait.defaultValue.description.swiftMember
  }

  private static func newCase(
    _ value: String,
    comment: String?,
    _ names: inout UniqueNames
  ) throws(NameClash) -> Case {
    let name = value.swiftMember
    try names.take(name, for: value)
    return (name, value, comment)
  }

  // MARK: Declarations

  /// Writes the enumeration of the values.
  package func writeValues(to text: inout UTF8Buffer) {
    text += "\n/// The values of the \(VisibleText.comment(title)).\n"
    text += "nonisolated enum \(type): String, CaseIterable, Sendable {\n"
    for item in cases {
      if let comment = item.comment { text += "  /// \(VisibleText.comment(comment))\n" }
      let value = item.name == item.value ? "" : " = \(SwiftLiteral.string(item.value))"
      text += "  case \(item.name.swiftEscaped)\(value)\n"
    }
    text += "}\n"
  }
}
