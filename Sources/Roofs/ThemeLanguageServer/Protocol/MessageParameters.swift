import ColorValues
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

extension LSP {
  /// The document of a method.
  struct TextDocumentIdentifier: MessageParameters {
    let uri: String

    /// The path of the document; nil for one that is not a local file.
    var path: String? { uri.pathOfFileURI }

    init(_ parameters: Parameters) throws(ResponseError) {
      uri = try parameters.string("textDocument", "uri")
    }
  }

  // MARK: Documents

  struct DidOpenTextDocumentParams: MessageParameters {
    let textDocument: TextDocumentIdentifier
    let languageId: String
    let version: Int
    let text: String

    init(_ parameters: Parameters) throws(ResponseError) {
      textDocument = try TextDocumentIdentifier(parameters)
      version = try parameters.integer("textDocument", "version")
      text = try parameters.string("textDocument", "text")
      languageId = parameters["textDocument", "languageId"]?.text ?? ""
    }
  }

  struct DidChangeTextDocumentParams: MessageParameters {
    let textDocument: TextDocumentIdentifier
    let version: Int
    /// The changes, which are read one after the other.
    let contentChanges: [Parameters]

    init(_ parameters: Parameters) throws(ResponseError) {
      textDocument = try TextDocumentIdentifier(parameters)
      version = try parameters.integer("textDocument", "version")
      contentChanges = try parameters.list("contentChanges").map(Parameters.init)
    }
  }

  struct TextDocumentContentChangeEvent: MessageParameters {
    let text: String
    /// The range that the text replaces; nil for the whole document.
    let range: TextRange?

    init(_ parameters: Parameters) throws(ResponseError) {
      text = try parameters.string("text")
      range = parameters["range"] == nil ? nil : try parameters.range("range")
    }
  }

  struct DidChangeWatchedFilesParams: MessageParameters {
    /// The URIs of the files.
    let changes: [String]

    init(_ parameters: Parameters) throws(ResponseError) {
      changes = try parameters.list("changes").compactMap { $0["uri"]?.text }
    }
  }

  struct DidChangeWorkspaceFoldersParams: MessageParameters {
    /// The URIs of the folders.
    let added: [String]
    let removed: [String]

    init(_ parameters: Parameters) throws(ResponseError) {
      added = try parameters.list("event", "added").compactMap { $0["uri"]?.text }
      removed = try parameters.list("event", "removed").compactMap { $0["uri"]?.text }
    }
  }

  // MARK: Places

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

  struct SelectionRangeParams: MessageParameters {
    let textDocument: TextDocumentIdentifier
    let positions: [TextPosition]

    init(_ parameters: Parameters) throws(ResponseError) {
      textDocument = try TextDocumentIdentifier(parameters)
      let list = try parameters.list("positions")
      positions = list.compactMap(TextPosition.init)
      guard positions.count == list.count else {
        throw ResponseError(.invalidParameters, "'positions' must be a list of positions")
      }
    }
  }

  struct RenameParams: MessageParameters {
    let place: TextDocumentPositionParams
    let newName: String
    /// Whether the old name is kept as a deprecated color, which is not a member of the protocol;
    /// nil for the setting of the user.
    let deprecate: Bool?

    init(_ parameters: Parameters) throws(ResponseError) {
      place = try TextDocumentPositionParams(parameters)
      newName = try parameters.string("newName")
      deprecate = parameters["deprecate"]?.flag
    }
  }

  // MARK: Actions

  struct CodeActionParams: MessageParameters {
    let textDocument: TextDocumentIdentifier
    let range: TextRange
    /// The wanted kinds; nil for all.
    let only: [String]?
    let diagnostics: ListedFindings

    init(_ parameters: Parameters) throws(ResponseError) {
      textDocument = try TextDocumentIdentifier(parameters)
      range = try parameters.range("range")
      only = parameters["context", "only"]?.elements.compactMap(\.text)
      diagnostics = ListedFindings(parameters["context", "diagnostics"]?.elements ?? [])
    }
  }

  struct ColorPresentationParams: MessageParameters {
    let textDocument: TextDocumentIdentifier
    let color: Color
    let range: TextRange

    init(_ parameters: Parameters) throws(ResponseError) {
      textDocument = try TextDocumentIdentifier(parameters)
      range = try parameters.range("range")
      guard let color = parameters["color"].flatMap(Color.init) else {
        throw ResponseError(.invalidParameters, "'color' must be a color")
      }
      self.color = color
    }
  }

  struct ExecuteCommandParams: MessageParameters {
    let command: String
    let arguments: [JSONValue]

    init(_ parameters: Parameters) throws(ResponseError) {
      command = try parameters.string("command")
      arguments = parameters["arguments"]?.elements ?? []
    }
  }
}

/// An item of an earlier answer, of which a member is resolved when it is needed.
struct ItemToResolve: MessageParameters {
  let item: JSONValue

  /// The values from which the member is made.
  let data: Parameters

  init(_ parameters: Parameters) {
    item = parameters.value
    data = Parameters(parameters["data"] ?? .null)
  }

  /// Returns the item with a member, or the item itself for nil.
  func resolved(_ value: (some JSONConvertible)?, for key: String) -> JSONValue {
    var item = item
    if let value { item[key] = value.json }
    return item
  }
}
