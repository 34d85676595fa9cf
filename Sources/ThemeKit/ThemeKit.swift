/// Everything that an app needs to resolve colours: traits, colour values, dynamic colours,
/// asset catalogs and theme libraries.
@_exported public import AssetCatalogs
@_exported public import ColorValues
@_exported public import DynamicColors
@_exported public import SourceDocuments
@_exported public import ThemeFiles
@_exported public import TraitSystem
