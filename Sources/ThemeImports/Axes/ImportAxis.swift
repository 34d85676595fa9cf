import SourceDiagnostics
import SourceDocuments

/// Something that tokens vary by: a modifier of a resolver document, or files that are modes.
struct ImportAxis {
  let name: String

  /// The contexts, in the order of the file.
  let contexts: [String]

  /// The context that holds where nothing says which.
  var defaultContext = 0

  /// Where the axis is named; nil where no file does.
  var excerpt: SourceExcerpt?

  /// The identifier of the trait that the axis was before it was exported.
  var identifier: String?

  /// Whether it was asked for that the axis stands for themes.
  var isThemes = false
}

/// What an axis of imported tokens becomes.
public enum ModifierUse: String, CaseIterable, Hashable, Sendable {
  /// Light and dark.
  case style
  /// Normal and high contrast.
  case contrast
  /// A theme for each context.
  case theme
  /// A custom trait of the library.
  case trait
}
