import DynamicColors
package import SourceDiagnostics
package import SourceDocuments
import TraitSystem

/// The contents of a library file, which apply to all themes of a folder.
package struct LibraryFile: Sendable {
  /// The identifier and name of the theme trait if the file has none.
  static let defaultThemeTrait = (identifier: "theme", name: "Theme")

  /// The value of that trait if no theme is selected.
  package static let noTheme = "unspecified"

  /// The theme that applies if no trait selects one.
  var defaultTheme: (name: String, excerpt: SourceExcerpt)?

  /// The identifier and the name of the theme trait.
  var themeTrait = defaultThemeTrait

  /// The custom traits, in the order of their precedence between variants.
  var schema = TraitSchema()

  /// The names of the custom traits in the file, each with its definition and its position; the
  /// definition is nil if it is invalid, which is reported.
  var traits: [(name: String, definition: TraitSchema.Definition?, excerpt: SourceExcerpt)] = []

  /// Whether a trait or all of them couldn't be read, which is reported.
  var lacksTraits = false

  /// The asset catalogs that `asset()` searches, as paths relative to the folder of the file.
  package var catalogs: [(path: String, excerpt: SourceExcerpt)] = []

  /// The colors of the slots of schemes and terminals, in the order of the file.
  var schemeSlots: [SchemeSlot] = []

  /// The declarations of outputs, not yet read, as only `build` and validation need them.
  package var exports: SourceNode?

  /// The requirements for all themes, not yet read, as only proofs need them.
  package var checks: SourceNode?

  /// The severities of rules, not yet read, as only validation knows rules.
  package var rules: SourceNode?

  /// The settings of a rule; nil disables it.
  package static let severities: [(word: String, severity: Severity?)] = [
    ("off", nil), ("note", .note), ("warning", .warning), ("error", .error),
  ]
}
