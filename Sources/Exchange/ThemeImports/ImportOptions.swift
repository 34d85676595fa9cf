import DynamicColors
import SourceDiagnostics
import SourceDocuments

/// The options of an import.
public struct ImportOptions: Sendable {
  /// The parts that become separate themes.
  public enum Division: String, CaseIterable, Hashable, Sendable {
    /// Each file.
    case files
    /// Each folder that files are in.
    case folders
    /// Each outermost group, such as the namespaces of a catalog.
    case groups
  }

  /// The format; nil to detect it.
  public var format: ImportFormat?

  /// The name of the theme, or one for each.
  public var themes: [String] = []

  /// The parts that become separate themes; nil for a single theme, or for those of a modifier.
  public var division: Division?

  /// Files that all themes share; the files of a theme override them.
  public var shared: [String] = []

  /// The uses of modifiers by name; other modifiers get the use that their contexts suggest.
  public var modifiers: [String: ModifierUse] = [:]

  /// Whether colors and files without errors are imported although others have errors.
  ///
  /// Colors that refer to colors with errors are left out as well.
  public var keepsGoing = false

  /// Whether files of tokens without colors are reported as a warning rather than an error.
  public var allowsEmpty = false

  /// The theme's name if neither the options nor the files have one.
  package var fallbackName: String?

  /// Creates options that detect everything.
  public init() {}
}

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
