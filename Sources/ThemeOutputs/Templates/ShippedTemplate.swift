import EmbeddedFiles
import ThemeFiles

/// The templates that ship with the library.
public enum ShippedTemplate {
  /// The names, in alphabetical order.
  public static let names = ExportTarget.templates

  /// Returns the text of a template; nil if no template has the name.
  public static func text(named name: String) -> String? {
    names.contains(name) ? EmbeddedFiles.text("Templates/\(name).mustache") : nil
  }
}
