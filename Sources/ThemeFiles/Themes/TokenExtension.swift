/// The members of `$extensions` in which token files store data that DTCG doesn't define.
package enum TokenExtension {
  /// The key of these members.
  package static let key = "dev.themekit"
}
