import SourceDocuments
import ThemeValidation

/// A proposal for the text at the cursor.
struct CompletionItem: Hashable, Sendable {
  /// The kinds of the protocol that are used, by their numbers.
  enum Kind: Int, Sendable, JSONConvertible {
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

  /// The text that is compared with the one before the cursor; nil for the label.
  ///
  /// It is always sent: Neovim does not filter items that have an edit but no such text.
  var filter: String?

  /// The group of the item in the order of the list, before the order of the labels.
  var rank = 5

  var isDeprecated = false

  /// The values from which the documentation is made when it is needed.
  var data: CompletionItemData?

  /// Returns the proposal with the edit for a client: `CompletionItem` in the protocol.
  func json(with edit: JSONValue) -> JSONValue {
    JSONValue(members: [
      "label": label, "kind": kind, "detail": detail, "documentation": documentation,
      "sortText": "\(rank)\(label)", "filterText": filter ?? label,
      "insertTextFormat": isSnippet ? 2 : nil, "textEdit": edit,
      "tags": isDeprecated ? [1] : nil, "data": data,
    ])
  }
}

/// The values from which the documentation of an item is made.
enum CompletionItemData: Hashable, JSONConvertible {
  /// The identifier of a rule.
  case rule(String)
  /// A color of the library in a folder, in a theme if that has it.
  case color(String, library: String, theme: String?)

  /// Reads the `data` of an item; nil for an item without such values.
  init?(_ data: Parameters) {
    if let rule = data["rule"]?.text {
      self = .rule(rule)
    } else if let library = data["library"]?.text, let name = data["color"]?.text {
      self = .color(name, library: library, theme: data["theme"]?.text)
    } else {
      return nil
    }
  }

  var json: JSONValue {
    switch self {
    case .rule(let identifier): JSONValue(members: ["rule": identifier])
    case .color(let name, let library, let theme):
      JSONValue(members: ["library": library, "color": name, "theme": theme])
    }
  }
}
