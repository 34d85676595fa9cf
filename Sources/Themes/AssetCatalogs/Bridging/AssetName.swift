/// The conversion between names of theme files and names of catalogs.
///
/// Theme files separate groups with periods and allow letters, digits and `-` in names; catalogs
/// separate namespaces with slashes and allow almost all characters.
public enum AssetName {
  /// Returns the catalog name of a theme color: `badge.new` becomes `badge/new`.
  ///
  /// - Parameters:
  ///   - name: The name in the theme.
  ///   - namespace: A group around all names, such as the theme's name.
  ///   - prefix: A prefix of the last part, such as `Brand-`.
  /// - Returns: The qualified name.
  public static func qualifiedName(
    ofThemeName name: String,
    namespace: String? = nil,
    prefix: String = ""
  ) -> String {
    if namespace == nil, prefix.isEmpty, !name.utf8.contains(UInt8(ascii: ".")) { return name }
    var parts = name.split(separator: ".").map(String.init)
    if let last = parts.popLast() { parts.append(prefix + last) }
    return ((namespace.map { [$0] } ?? []) + parts).joined(separator: "/")
  }

  /// Returns the theme name of a catalog color: `Brand/New Badge` becomes `Brand.New-Badge`.
  ///
  /// Letters of all scripts and digits are kept; runs of other characters become one `-`, and a
  /// part without letters and digits becomes `color`. Several names can have the same result, so
  /// that the caller must make results unique.
  public static func themeName(ofQualifiedName name: String) -> String {
    name.split(separator: "/").map(themePart).joined(separator: ".")
  }

  private static func themePart(_ part: Substring) -> String {
    let words = part.split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? "color" : words.joined(separator: "-")
  }
}
