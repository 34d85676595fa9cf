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
