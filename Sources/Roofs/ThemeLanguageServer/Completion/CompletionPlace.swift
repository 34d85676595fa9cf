import SourceDocuments

/// The place of a cursor among the keys and values of a YAML text.
///
/// ```swift
/// // checks:
/// //   - { contrast: [te|
/// // is the value at [checks, an element, contrast, an element] with the text `te`.
/// ```
struct CompletionPlace: Sendable {
  /// A step from a collection to one of its values.
  enum Step: Hashable, Sendable {
    case key(String)
    case element
  }

  /// The part of the text that the cursor is in.
  enum Role: Hashable, Sendable {
    /// The key of a mapping, or text that can become one.
    case key
    /// A scalar value, or the place of one.
    case value
    case comment
  }

  var role: Role

  /// The offset of the cursor.
  let offset: Int

  /// The bytes of the text at the cursor: the part of a scalar without quotes in its line, or a
  /// comment.
  let range: Range<Int>

  /// The steps from the root: to the mapping of a key, to a value itself, and none for a comment.
  var path: [Step] = []

  /// The keys in the collection of each step; none for a list.
  var levels: [[String]] = []

  /// The other keys of the mapping, or the other scalars of the list.
  var siblings: [String] = []

  /// The notation of the text.
  var style = SourceNode.Style.plain

  /// Whether the text is in quotes.
  var isQuoted: Bool { style == .singleQuoted || style == .doubleQuoted }

  /// Whether the text is inside of brackets or braces.
  var isFlow = false

  /// Whether another text follows the cursor in its line, so that a value can't be inserted.
  var isBeforeText = false

  /// Whether a colon follows the text.
  var hasColon = false

  /// The column of the text in bytes, starting at 0; negative if it starts in an earlier line.
  var column = 0

  /// The offset of the brace of a mapping that has no other text than the one at the cursor.
  var brace: Int?

  /// The first key of the file.
  var kind = ""

  /// The value of the first key of the file.
  var name = ""

  /// The keys of the path, with an empty text for an element.
  var keys: [String] {
    path.map { step in
      if case .key(let key) = step { key } else { "" }
    }
  }
}
