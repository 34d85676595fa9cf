/// The meaning of a name in a file.
package enum NameRole: Hashable, Sendable {
  /// The theme that the file is.
  case ownTheme
  /// A theme.
  case theme
  /// The theme that the theme of the file extends.
  case extendedTheme
  /// A color.
  case color
  /// The color of a slot of a terminal scheme.
  case slotColor
  /// The color that takes the place of a deprecated one.
  case replacement
  /// A trait, where it is defined.
  case traitDefinition
  /// A value of a trait, where the trait is defined.
  case valueDefinition
  /// A value of the trait that is defined around it.
  case value
  /// A value of a trait with a name.
  case valueOf(trait: String)
  /// A trait, or the word for the trait of themes.
  case traitOrTheme
  /// An asset catalog, by its path.
  case catalog
  /// A rule.
  case rule
  /// The hierarchy that the file is.
  case hierarchy
  /// A node of a hierarchy, or its scene.
  case node
  /// A color that a node draws with.
  case usedColor
}
