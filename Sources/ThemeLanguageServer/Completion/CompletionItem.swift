import SourceDocuments

/// A proposal for the text at the cursor.
struct CompletionItem: Hashable, Sendable {
  /// The kinds of the protocol that are used, by their numbers.
  enum Kind: Int, Sendable {
    case function = 3
    case property = 10
    case value = 12
    case keyword = 14
    case snippet = 15
    case color = 16
    case folder = 19
    case enumMember = 20
  }

  var label: String
  var kind: Kind

  /// The bytes that the text replaces.
  var range: Range<Int>

  /// The new text, a snippet if ``isSnippet``.
  var text: String

  var isSnippet = false

  /// A short text after the label, such as the value of a color.
  var detail: String?

  var documentation: String?

  /// The text that is compared with the one in front of the cursor; nil for the label.
  var filter: String?

  /// The group of the item in the order of the list, before the order of the labels.
  var rank = 5

  var isDeprecated = false

  /// The values from which the documentation is made when it is needed.
  var data: JSONValue?
}

extension CompletionItem {
  /// Returns the item for a client, whose edit has its range already.
  func json(edit: JSONValue) -> JSONValue {
    var edit = edit
    edit["newText"] = text.json
    return JSONValue(
      members: [
        "label": label.json, "kind": .integer(kind.rawValue), "detail": detail?.json,
        "documentation": documentation?.json, "sortText": "\(rank)\(label)".json,
        "filterText": filter == label ? nil : filter?.json,
        "insertTextFormat": isSnippet ? .integer(2) : nil, "textEdit": edit,
        "tags": isDeprecated ? .array([.integer(1)]) : nil, "data": data,
      ]
    )
  }
}
