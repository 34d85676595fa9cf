import EmbeddedFiles

/// The templates that ship with the library.
public enum ShippedTemplate {
  /// The names, in alphabetical order.
  public static let names = EmbeddedFiles.names(in: folder)
    .compactMap {
      $0.hasSuffix(LoadedPartials.ending) ? String($0.dropLast(LoadedPartials.ending.count)) : nil
    }
    .sorted()

  private static let folder = "Templates/"

  /// Returns the text of a template; nil if no template has the name.
  public static func text(named name: String) -> String? {
    names.contains(name) ? EmbeddedFiles.text(folder + name + LoadedPartials.ending) : nil
  }
}
