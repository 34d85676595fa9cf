import FileAccess
import ThemeValidation

/// The templates that ship with the library.
public enum ShippedTemplate {
  /// The names, in alphabetical order.
  public static let names = EmbeddedFiles.paths("Templates").map {
    String(PathParts(String($0)).name.dropLast(TemplatePartials.ending.count))
  }

  private static let texts = EmbeddedFiles.texts("Templates")

  /// Returns the text of a template; nil if no template has the name.
  public static func text(named name: String) -> String? {
    names.firstIndex(of: name).map { String(texts[$0]) }
  }
}
