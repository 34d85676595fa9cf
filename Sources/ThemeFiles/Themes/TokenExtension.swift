/// The members of `$extensions` by which token files keep what DTCG has no place for.
package enum TokenExtension {
  /// The key under which they are.
  package static let key = "dev.themekit"
}
