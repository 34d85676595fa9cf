/// The modules that an app imports to resolve colors of generated tables: dynamic colors, and the
/// traits and color values that they consist of.
@_exported public import ColorValues
@_exported public import TraitSystem
