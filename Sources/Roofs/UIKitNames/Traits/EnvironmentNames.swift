public import TraitSystem

/// A key of the environment.
public typealias EnvironmentKey = TraitSystem.EnvironmentKey

/// The environment of declarative content.
public typealias EnvironmentValues = TraitSystem.EnvironmentValues

/// Whether content is light or dark, from the interface style.
public typealias ColorScheme = TraitSystem.ColorScheme

/// The contrast between colors, from the accessibility contrast.
public typealias ColorSchemeContrast = TraitSystem.ColorSchemeContrast

/// The size of text, from the preferred content size category.
public typealias DynamicTypeSize = TraitSystem.DynamicTypeSize

/// The direction of a layout, from the trait of this name.
public typealias LayoutDirection = TraitSystem.LayoutDirection

// A property of content reads the environment with `@Environment`, which is a member of `View`: at
// file level the name would take precedence over the environment of layouts in `ElementLayout`.
