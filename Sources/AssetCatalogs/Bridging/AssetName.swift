/// How names of theme files and names of catalogs become each other.
///
/// Theme files join groups by periods and have letters, digits and `-` in names; catalogs join
/// namespaces by slashes and have nearly everything.
public enum AssetName {
  /// The name in a catalog of a colour of a theme: `badge.new` becomes `badge/new`.
  ///
  /// - Parameters:
  ///   - name: The name in the theme.
  ///   - namespace: A group around all names, such as the theme's name.
  ///   - prefix: What the last part starts with, such as `Brand-`.
  /// - Returns: The qualified name.
  public static func qualifiedName(
    ofThemeName name: String,
    namespace: String? = nil,
    prefix: String = ""
  ) -> String {
    var parts = name.split(separator: ".").map(String.init)
    if let last = parts.popLast() { parts.append(prefix + last) }
    return ((namespace.map { [$0] } ?? []) + parts).joined(separator: "/")
  }

  /// The name in a theme of a colour of a catalog: `Brand/New Badge` becomes `Brand.New-Badge`.
  ///
  /// Letters of any script and digits stay; every run of other characters becomes one `-`, and a part
  /// without any letters and digits `color`. Several names can become one, so that the caller must make them differ.
  public static func themeName(ofQualifiedName name: String) -> String {
    name.split(separator: "/").map(themePart).joined(separator: ".")
  }

  private static func themePart(_ part: Substring) -> String {
    let words = part.split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? "color" : words.joined(separator: "-")
  }
}
