import DynamicColors
import SourceDiagnostics
import SourceDocuments

/// A value of an axis: a context of a modifier, or a value of a trait.
typealias AxisChoice = ConditionSpace.Choice

/// A dimension of tokens: a modifier of a resolver document, files that are modes, or an attribute.
struct ImportAxis {
  let name: String

  /// The contexts, in the order of the file.
  var contexts: [String]

  /// The context that applies if none is selected.
  var defaultContext = 0

  /// The place of the axis in a file, if it has one.
  var excerpt: SourceExcerpt?

  /// The identifier of the trait from which the axis was exported.
  var identifier: String?

  /// Whether the contexts are requested to be themes.
  var isThemes = false
}

/// The use of an axis of imported tokens.
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
