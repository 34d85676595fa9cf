/// A document that the client has open, with its text, which may not be saved.
struct OpenDocument {
  /// The URI as the client writes it.
  let uri: String

  /// The path of the file.
  let path: String

  let kind: DocumentKind

  private(set) var version: Int

  private(set) var text: DocumentText

  init(uri: String, path: String, language: String, version: Int, text: String) {
    self.uri = uri
    self.path = path
    kind = DocumentKind(language: language, path: path)
    self.version = version
    self.text = DocumentText(Array(text.utf8))
  }

  /// Applies the changes of a notification, each to the result of the one before.
  ///
  /// - Throws: `ResponseError` for an invalid change; the changes before it are applied.
  mutating func apply(
    _ changes: [Parameters],
    version: Int,
    _ encoding: PositionEncoding
  ) throws(ResponseError) {
    self.version = version
    for change in changes {
      let newText = try change.string("text")
      if change["range"] == nil {
        text = DocumentText(Array(newText.utf8))
      } else {
        text.replace(text.bytes(of: try change.range("range"), encoding), with: newText.utf8)
      }
    }
  }
}

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
