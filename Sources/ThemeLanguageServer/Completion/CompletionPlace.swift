/// The place of a cursor among the keys and values of a YAML text.
///
/// ```swift
/// // checks:
/// //   - { contrast: [te|
/// // is the value at [checks, an element, contrast, an element] with the text `te`.
/// ```
struct CompletionPlace: Hashable, Sendable {
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

  let role: Role

  /// The steps from the root: to the mapping of a key, to a value itself, and none for a comment.
  let path: [Step]

  /// The offset of the cursor.
  let offset: Int

  /// The bytes of the text at the cursor: a scalar without quotes, or a comment.
  let range: Range<Int>

  /// Whether the text is in quotes.
  let isQuoted: Bool

  /// Whether the text is inside of brackets or braces.
  let isFlow: Bool

  /// Whether a colon follows the text.
  let hasColon: Bool

  /// The column of the text in bytes, starting at 0.
  let column: Int

  /// The offset of the brace of a mapping that has no other text than the one at the cursor.
  let brace: Int?

  /// The keys before the cursor in the collection of each step; none for a list.
  let levels: [[String]]

  /// The other keys of the mapping, or the other scalars of the list.
  let siblings: [String]

  /// The first key of the file.
  let kind: String

  /// The value of the first key of the file.
  let name: String

  /// The keys of the path, with an empty text for an element.
  var keys: [String] {
    path.map { step in
      if case .key(let key) = step { key } else { "" }
    }
  }
}
