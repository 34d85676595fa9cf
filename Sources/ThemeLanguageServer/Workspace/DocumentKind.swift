/// The kinds of documents that the server has features for.
enum DocumentKind: Hashable {
  /// A file of a library or a catalog.
  case source
  /// A document with CSS, in which `var()` names custom properties.
  case styleSheet(StyleLanguage)
  /// A Mustache template.
  case template

  /// The languages with CSS, by their identifiers in the protocol.
  enum StyleLanguage: String {
    case css, html, less, scss
  }

  /// Creates the kind of a document from the language that the client states, and from its name.
  init(language: String, path: String) {
    if path.hasSuffix(".mustache") {
      self = .template
    } else {
      self = StyleLanguage(rawValue: language).map { .styleSheet($0) } ?? .source
    }
  }
}
