import SourceDocuments

/// The parameters of a method, read from JSON.
protocol MessageParameters: SendableMetatype {
  /// Reads the parameters.
  ///
  /// - Throws: `ResponseError` if a member is missing or has another type.
  init(_ parameters: Parameters) throws(ResponseError)
}

extension Parameters: MessageParameters {
  init(_ parameters: Parameters) { self = parameters }
}

/// The parameters of the Language Server Protocol 3.17, with the members that the server uses.
///
/// `Position` and `Range` are ``TextPosition`` and ``TextRange``.
enum LSP {
  /// The document of a method.
  struct TextDocumentIdentifier: MessageParameters {
    let uri: String

    /// The path of the document; nil for one that is not a local file.
    var path: String? { uri.pathOfFileURI }

    init(_ parameters: Parameters) throws(ResponseError) {
      uri = try parameters.string("textDocument", "uri")
    }
  }

  /// The parameters of methods for a place in a document.
  struct TextDocumentPositionParams: MessageParameters {
    let textDocument: TextDocumentIdentifier
    let position: TextPosition
    /// Whether `textDocument/references` also returns definitions.
    let includeDeclaration: Bool

    init(_ parameters: Parameters) throws(ResponseError) {
      textDocument = try TextDocumentIdentifier(parameters)
      position = try parameters.position("position")
      includeDeclaration = parameters["context", "includeDeclaration"]?.flag ?? true
    }
  }

  /// The parameters of methods for a range of a document.
  struct TextDocumentRangeParams: MessageParameters {
    let textDocument: TextDocumentIdentifier
    let range: TextRange

    init(_ parameters: Parameters) throws(ResponseError) {
      textDocument = try TextDocumentIdentifier(parameters)
      range = try parameters.range("range")
    }
  }
}

extension Parameters {
  /// Returns the item of an earlier answer with a member that is resolved now, or the item itself
  /// for nil.
  func resolved(_ member: JSONValue?, for key: String) -> JSONValue {
    var item = value
    if let member { item[key] = member }
    return item
  }
}
