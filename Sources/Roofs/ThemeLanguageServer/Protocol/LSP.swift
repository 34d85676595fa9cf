import SourceDocuments
import ThemeValidation

/// The types of the Language Server Protocol 3.17, with the members that the server uses.
///
/// `Position` and `Range` are ``TextPosition`` and ``TextRange``.
enum LSP {
  struct Location: Hashable, JSONObjectConvertible {
    let uri: String
    let range: TextRange

    var members: Members { ["uri": uri, "range": range] }
  }

  struct LocationLink: JSONObjectConvertible {
    let originSelectionRange: TextRange
    let targetUri: String
    let targetRange: TextRange
    let targetSelectionRange: TextRange

    var members: Members {
      [
        "originSelectionRange": originSelectionRange, "targetUri": targetUri,
        "targetRange": targetRange, "targetSelectionRange": targetSelectionRange,
      ]
    }
  }

  struct MarkupContent: JSONObjectConvertible {
    enum Kind: String, JSONConvertible {
      case plaintext, markdown
    }

    let kind: Kind
    let value: String

    var members: Members { ["kind": kind, "value": value] }
  }

  struct Command: JSONObjectConvertible {
    let title: String
    /// The identifier of the command; empty for a text that executes none.
    var command = ""
    var arguments: [JSONValue]?

    var members: Members { ["title": title, "command": command, "arguments": arguments] }
  }

  // MARK: Edits

  struct TextEdit: JSONObjectConvertible {
    let range: TextRange
    let newText: String

    var members: Members { ["range": range, "newText": newText] }
  }

  struct InsertReplaceEdit: JSONObjectConvertible {
    let newText: String
    let insert: TextRange
    let replace: TextRange

    var members: Members { ["newText": newText, "insert": insert, "replace": replace] }
  }

  struct TextDocumentEdit: JSONObjectConvertible {
    let uri: String
    /// The version of the document; nil if it is not open.
    let version: Int?
    let edits: [TextEdit]

    var members: Members {
      let document = JSONValue(members: ["uri": uri.json, "version": version?.json ?? .null])
      return ["textDocument": document, "edits": edits]
    }
  }

  enum WorkspaceEdit: JSONObjectConvertible {
    case changes([TextDocumentEdit])
    case documentChanges([TextDocumentEdit])

    var members: Members {
      switch self {
      case .changes(let files):
        ["changes": JSONValue.object(files.map { JSONMember($0.uri, $0.edits.json) })]
      case .documentChanges(let files): ["documentChanges": files]
      }
    }
  }

  // MARK: Diagnostics

  struct Diagnostic: Hashable, JSONObjectConvertible {
    enum Severity: Int, JSONConvertible {
      case error = 1
      case warning, information
    }

    enum Tag: Int, JSONConvertible {
      case unnecessary = 1
      case deprecated
    }

    let range: TextRange
    let severity: Severity
    var code: String?
    var codeDescription: CodeDescription?
    let message: String
    var tags: [Tag]?
    var relatedInformation: [DiagnosticRelatedInformation]?

    var members: Members {
      [
        "range": range, "severity": severity, "code": code, "codeDescription": codeDescription,
        "source": "themetool", "message": message, "tags": tags,
        "relatedInformation": relatedInformation,
      ]
    }
  }

  struct CodeDescription: Hashable, JSONObjectConvertible {
    let href: String

    var members: Members { ["href": href] }
  }

  struct DiagnosticRelatedInformation: Hashable, JSONObjectConvertible {
    let location: Location
    let message: String

    var members: Members { ["location": location, "message": message] }
  }

  struct PublishDiagnosticsParams: JSONObjectConvertible {
    let uri: String
    let version: Int?
    let diagnostics: [Diagnostic]

    var members: Members { ["uri": uri, "version": version, "diagnostics": diagnostics] }
  }

  struct CodeAction: JSONObjectConvertible {
    let title: String
    let kind: String
    let diagnostics: [Diagnostic]?
    let isPreferred: Bool?
    let edit: WorkspaceEdit

    var members: Members {
      [
        "title": title, "kind": kind, "diagnostics": diagnostics, "isPreferred": isPreferred,
        "edit": edit,
      ]
    }
  }

  // MARK: Session

  enum MessageType: Int, JSONConvertible {
    case warning = 2
    case info
  }

  /// The parameters of `window/logMessage`, and with actions of `window/showMessageRequest`.
  struct MessageParams: JSONObjectConvertible {
    let type: MessageType
    let message: String
    var actions: [MessageActionItem]?

    var members: Members { ["type": type, "message": message, "actions": actions] }
  }

  struct MessageActionItem: JSONObjectConvertible {
    let title: String

    var members: Members { ["title": title] }
  }

  /// The registration of `workspace/didChangeWatchedFiles`.
  struct FileWatchRegistrationParams: JSONConvertible {
    let patterns: [String]

    var json: JSONValue {
      let watchers = patterns.map { JSONValue(members: ["globPattern": $0.json]) }
      let registration = JSONValue(
        members: [
          "id": "files".json, "method": "workspace/didChangeWatchedFiles".json,
          "registerOptions": JSONValue(members: ["watchers": watchers.json]),
        ]
      )
      return JSONValue(members: ["registrations": [registration].json])
    }
  }
}
