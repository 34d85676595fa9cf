import TextSupport
import ThemeFiles
import TraitSystem

/// A trait of a library as Swift declarations: an enumeration of its values, its definition, and the
/// properties with its value.
struct UIKitTrait {
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
  /// The beginning of the names of the definition and of the environment key.
  let prefix: String
  /// The name of the properties.
  let member: String
  /// What the trait is, in comments: `theme`, or the name in quotes.
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
    prefix = "Theme"
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
    _ definition: TraitSchema.Definition,
    _ types: inout FreeNames,
    _ members: inout FreeNames
  ) throws(ExportError) {
    var names = UniqueNames(.swift)
    var cases: [Case] = []
    for value in definition.values {
      cases.append(try Self.newCase(value, comment: nil, &names))
    }
    type = types.take(SwiftName.type(definition.name)) { String(repeating: "_", count: $0 - 1) }
    prefix = type
    member = members.take(SwiftName.member(definition.name)) {
      String(repeating: "_", count: $0 - 1)
    }
    title = "trait '\(definition.name)'"
    identifier = definition.identifier
    name = definition.name
    affectsColorAppearance = definition.affectsColorAppearance
    self.cases = cases
    defaultCase = SwiftName.member(definition.defaultValue)
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

  /// Writes the definition for UIKit, with the properties of traits and of the environment.
  func writeDefinition(to text: inout UTF8Buffer) {
    let title = VisibleText.comment(title)
    text += """

      /// The definition of the \(title).
      nonisolated struct \(prefix)Trait: UITraitDefinition {
        static let defaultValue = \(type).\(SwiftName.escaped(defaultCase))
        static let identifier = \(SwiftLiteral.string(identifier))
        static let name = \(SwiftLiteral.string(name))
        static let affectsColorAppearance = \(affectsColorAppearance)
      }

      nonisolated extension UITraitCollection {
        /// The value of the \(title).
        var \(SwiftName.escaped(member)): \(type) { self[\(prefix)Trait.self] }
      }

      nonisolated extension UIMutableTraits {
        /// The value of the \(title).
        var \(SwiftName.escaped(member)): \(type) {
          get { self[\(prefix)Trait.self] }
          set { self[\(prefix)Trait.self] = newValue }
        }
      }

      #if canImport(SwiftUI)
      /// The environment key of the \(title).
      nonisolated struct \(prefix)Key: UITraitBridgedEnvironmentKey {
        static let defaultValue = \(prefix)Trait.defaultValue

        static func read(from traitCollection: UITraitCollection) -> \(type) {
          traitCollection[\(prefix)Trait.self]
        }

        static func write(to mutableTraits: inout any UIMutableTraits, value: \(type)) {
          mutableTraits[\(prefix)Trait.self] = value
        }
      }

      nonisolated extension EnvironmentValues {
        /// The value of the \(title).
        var \(SwiftName.escaped(member)): \(type) {
          get { self[\(prefix)Key.self] }
          set { self[\(prefix)Key.self] = newValue }
        }
      }
      #endif

      """
  }
}
