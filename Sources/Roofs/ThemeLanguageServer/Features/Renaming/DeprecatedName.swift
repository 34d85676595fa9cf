import SourceDocuments
import ThemeFiles
import ThemeValidation

/// The old name of a color, which remains in the theme as a deprecated color.
struct DeprecatedName {
  let old: String
  let new: String

  /// Returns the insertions that add the old name below a definition and to `deprecated:`.
  ///
  /// - Parameters:
  ///   - definition: The definition of the color with the name to change.
  ///   - index: The names of its file.
  /// - Returns: The insertions in the order of the file for equal places; nil if the notation of
  ///   the file leaves no place for them.
  func edits(for definition: Occurrence, in index: FileIndex) -> [TextEdit]? {
    let root = index.document.root
    guard let mapping = Self.mapping(ofKeyAt: definition.range.lowerBound, in: root) else {
      return nil
    }
    let insertion = Insertion(index.document.file.bytes)
    let isInFlow = mapping.style == .flow
    let name = old.split(separator: ".").last.map(String.init) ?? old
    let alias = "\(YAMLText.scalar(name, isInFlow: isInFlow)): \"{\(new)}\""
    let (oldName, newName) = (
      YAMLText.scalar(old, isInFlow: true), YAMLText.scalar(new, isInFlow: true)
    )
    let entry = "\(oldName): { \(FormatKey.use.name): \(newName) }"
    let color = insertion.edit(adding: alias, after: definition.entry, isInFlow: isInFlow)
    return [color, deprecation(entry, in: root, insertion)]
  }

  private func deprecation(
    _ entry: String,
    in root: SourceNode,
    _ insertion: Insertion
  ) -> TextEdit {
    guard let section = root.entries.first(where: { $0.key.hasText(FormatKey.deprecated.name) })
    else {
      if root.style == .flow {
        return insertion.edit(
          adding: "\(FormatKey.deprecated.name): { \(entry) }",
          beforeEndOf: root,
          isEmpty: root.entries.isEmpty
        )
      }
      return insertion.edit(addingSection: FormatKey.deprecated.name, entry)
    }
    let value = section.value
    if value.style == .flow {
      return insertion.edit(adding: entry, beforeEndOf: value, isEmpty: value.entries.isEmpty)
    }
    var last: Range<Int>?
    for (key, value) in value.entries { last = FileIndexBuilder.entry(from: key, to: value) }
    if let last { return insertion.edit(adding: entry, after: last, isInFlow: false) }
    return insertion.edit(adding: "  " + entry, after: section.key.range, isInFlow: false)
  }

  /// Returns the mapping that has a key at an offset.
  private static func mapping(ofKeyAt offset: Int, in node: SourceNode) -> SourceNode? {
    guard !node.isAlias else { return nil }
    for (key, value) in node.entries {
      if key.range.contains(offset) { return node }
      if value.range.contains(offset) { return mapping(ofKeyAt: offset, in: value) }
    }
    return nil
  }
}

/// Insertions into the text of a YAML file.
private struct Insertion {
  private let bytes: [UInt8]

  /// The line break of the file.
  private let lineBreak: String

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let first = bytes.firstIndex(of: UInt8(ascii: "\n"))
    let hasPair = first.map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") } ?? false
    lineBreak = hasPair ? "\r\n" : "\n"
  }

  private func edit(_ text: String, at offset: Int) -> TextEdit {
    TextEdit(range: offset..<offset, text: text)
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || isBreak(byte)
  }

  private func isBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Adds an entry after another one of the same mapping.
  func edit(adding entry: String, after other: Range<Int>, isInFlow: Bool) -> TextEdit {
    var end = other.upperBound
    while end > other.lowerBound, isBlank(bytes[end - 1]) { end -= 1 }
    guard !isInFlow else { return edit(", \(entry)", at: end) }
    var start = other.lowerBound
    while start > 0, !isBreak(bytes[start - 1]) { start -= 1 }
    let column = bytes[start..<other.lowerBound].prefix { $0 == UInt8(ascii: " ") }.count
    let indentation = String(repeating: " ", count: column)
    while end < bytes.count, !isBreak(bytes[end]) { end += 1 }
    return edit("\(lineBreak)\(indentation)\(entry)", at: end)
  }

  /// Adds an entry at the end of a mapping in brackets.
  func edit(
    adding entry: String,
    beforeEndOf mapping: SourceNode,
    isEmpty: Bool
  ) -> TextEdit {
    var end = max(mapping.range.lowerBound, mapping.range.upperBound - 1)
    guard !isEmpty else { return edit(" \(entry) ", at: end) }
    while end > mapping.range.lowerBound, isBlank(bytes[end - 1]) { end -= 1 }
    return edit(", \(entry)", at: end)
  }

  /// Adds a section with an entry at the end of the file.
  func edit(addingSection name: String, _ entry: String) -> TextEdit {
    let end = bytes.last.map(isBreak) == true ? "" : lineBreak
    let text = "\(end)\(lineBreak)\(name):\(lineBreak)  \(entry)\(lineBreak)"
    return edit(text, at: bytes.count)
  }
}
