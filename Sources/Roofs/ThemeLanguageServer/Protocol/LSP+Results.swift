import ColorValues
import SourceDocuments
import ThemeValidation

// The results of requests about the contents of documents.
extension LSP {
  // MARK: Symbols

  struct DocumentHighlight: JSONObjectConvertible {
    enum Kind: Int, JSONConvertible {
      case read = 2
      case write
    }

    let range: TextRange
    let kind: Kind

    var members: Members { ["range": range, "kind": kind] }
  }

  struct DocumentLink: JSONObjectConvertible {
    let range: TextRange
    let target: String

    var members: Members { ["range": range, "target": target] }
  }

  struct DocumentSymbol: JSONObjectConvertible {
    let name: String
    let detail: String?
    let kind: SymbolKind
    let range: TextRange
    let selectionRange: TextRange
    let children: [DocumentSymbol]

    var members: Members {
      [
        "name": name, "detail": detail, "kind": kind, "range": range,
        "selectionRange": selectionRange, "children": children.isEmpty ? nil : children,
      ]
    }
  }

  struct SymbolInformation: JSONObjectConvertible {
    let name: String
    let kind: SymbolKind
    let location: Location
    let containerName: String?

    var members: Members {
      ["name": name, "kind": kind, "location": location, "containerName": containerName]
    }
  }

  struct FoldingRange: JSONObjectConvertible {
    let startLine: Int
    let endLine: Int
    var kind: String?

    var members: Members { ["startLine": startLine, "endLine": endLine, "kind": kind] }
  }

  struct SelectionRange: JSONConvertible {
    /// The ranges, each in the one before, which is its `parent`.
    let ranges: [TextRange]

    var json: JSONValue {
      ranges.reduce(nil as JSONValue?) { parent, range in
        JSONValue(members: ["range": range.json, "parent": parent])
      } ?? .null
    }
  }

  /// The answer to `textDocument/prepareRename`.
  struct PrepareRenameResult: JSONObjectConvertible {
    let range: TextRange
    let placeholder: String

    var members: Members { ["range": range, "placeholder": placeholder] }
  }

  // MARK: Texts and colors

  struct CompletionList: JSONObjectConvertible {
    let isIncomplete: Bool
    let items: [CompletionItemWithEdit]

    var members: Members { ["isIncomplete": isIncomplete, "items": items] }
  }

  struct Hover: JSONObjectConvertible {
    let contents: MarkupContent
    let range: TextRange

    var members: Members { ["contents": contents, "range": range] }
  }

  struct InlayHint: JSONObjectConvertible {
    let position: TextPosition
    let label: String
    let tooltip: String

    var members: Members {
      ["position": position, "label": label, "tooltip": tooltip, "paddingLeft": true]
    }
  }

  struct CodeLens: JSONObjectConvertible {
    let range: TextRange
    let data: LensData

    var members: Members { ["range": range, "data": data] }
  }

  struct SemanticTokens: JSONObjectConvertible {
    let data: [Int]

    var members: Members { ["data": data] }
  }

  struct ColorInformation: JSONObjectConvertible {
    let range: TextRange
    let color: Color

    var members: Members { ["range": range, "color": color] }
  }

  struct ColorPresentation: JSONObjectConvertible {
    let label: String
    let textEdit: TextEdit
    let additionalTextEdits: [TextEdit]?

    var members: Members {
      ["label": label, "textEdit": textEdit, "additionalTextEdits": additionalTextEdits]
    }
  }
}
