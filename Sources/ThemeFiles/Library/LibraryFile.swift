import DynamicColors
import SourceDiagnostics
package import SourceDocuments
import TraitSystem

/// A library file that was read: what holds for all themes of a folder.
package struct LibraryFile: Sendable {
  /// The identifier of the theme trait where the file gives none.
  static let defaultThemeTrait = (identifier: "theme", name: "Theme")

  /// The value of that trait where nothing says which theme applies.
  static let noTheme = "unspecified"

  /// The theme that applies where no trait says which.
  var defaultTheme: (name: String, excerpt: SourceExcerpt)?

  /// The identifier and the name of the theme trait.
  var themeTrait = defaultThemeTrait

  /// The custom traits, in the order in which they decide between variants.
  var schema = TraitSchema()

  /// The names of the custom traits in the file, each with its definition and its place; the definition
  /// is nil if it is invalid, which is reported.
  var traits: [(name: String, definition: TraitSchema.Definition?, excerpt: SourceExcerpt)] = []

  /// The asset catalogs that `asset()` looks in, as paths from the folder of the file.
  var catalogs: [(path: String, excerpt: SourceExcerpt)] = []

  /// The colours that stand for the slots of terminal schemes, in the order of the file.
  var schemeSlots: [SchemeSlot] = []

  /// What must hold for all themes, not read so far: only proving needs it.
  package var checks: SourceNode?

  /// How bad findings of a rule are, by the rule's name; nil turns the rule off.
  var severities: [String: Severity?] = [:]
}
