/// The modules that an app imports to resolve colors: traits, color values, dynamic colors, and
/// theme libraries with the files that they are read from.
@_exported public import ColorValues
@_exported public import DynamicColors
@_exported public import FileAccess
@_exported public import ThemeFiles
@_exported public import TraitSystem
