/// How files are turned into themes.
public struct ImportOptions: Sendable {
  /// What becomes a theme of its own.
  public enum Division: String, CaseIterable, Hashable, Sendable {
    /// Each file.
    case files
    /// Each folder that files are in.
    case folders
    /// Each outermost group, such as the namespaces of a catalog.
    case groups
  }

  /// The format, where it shouldn't be found out from the files.
  public var format: ImportFormat?

  /// The name of the theme, or one for each.
  public var themes: [String] = []

  /// What becomes a theme of its own; nil where there is one theme, or modifiers say which there are.
  public var division: Division?

  /// Files that all themes share, below what each has of its own.
  public var shared: [String] = []

  /// What modifiers become, by their names, where that shouldn't be seen from them.
  public var modifiers: [String: ModifierUse] = [:]

  /// The theme's name where neither the options nor the files say one.
  package var fallbackName: String?

  /// Makes the options that find out everything from the files.
  public init() {}
}
