import SourceDocuments

/// Finds the place of a cursor in a YAML text, which can have errors.
///
/// The text is parsed with an underscore at the cursor, so that the tree has a scalar there, which
/// the place is read from. What is missing at the end of the line is added: a quotation mark,
/// brackets, and the colon after a key.
struct CompletionPlaceReader {
  private let text: DocumentText
  private let cursor: Int

  /// The bytes, with underscores instead of the text in parentheses, whose commas and braces belong
  /// to a value even if its quotes are missing.
  private let bytes: [UInt8]

  /// The line of the cursor, and its comment.
  private let line: Range<Int>
  private let comment: Range<Int>?

  /// The bytes from the first character of the line, or the cursor, to the end of its last value.
  private let content: Range<Int>

  /// Returns the place of the byte at `cursor`; nil inside of a literal text or of indentation.
  ///
  /// - Complexity: O(*n*) in the size of the text.
  static func place(at cursor: Int, in text: DocumentText) -> CompletionPlace? {
    let line = text.lineRange(text.line(at: cursor))
    guard line.lowerBound...line.upperBound ~= cursor else { return nil }
    return CompletionPlaceReader(at: cursor, in: text, line).place()
  }

  private init(at cursor: Int, in text: DocumentText, _ line: Range<Int>) {
    self.text = text
    self.cursor = cursor
    self.line = line
    bytes = Self.withoutArguments(text.bytes)
    var scan = YAMLTokenScan(Array(text.bytes[line]))
    var comment: Range<Int>?
    while let token = scan.next() {
      if token.kind == .comment {
        comment = line.lowerBound + token.range.lowerBound..<line.upperBound
      }
    }
    self.comment = comment.flatMap { $0.lowerBound < cursor ? $0 : nil }
    let values = text.bytes[line.lowerBound..<(comment?.lowerBound ?? line.upperBound)]
    let first = values.firstIndex { !Self.isBlank($0) } ?? line.upperBound
    let end = values.lastIndex { !Self.isBlank($0) }.map { $0 + 1 } ?? line.lowerBound
    content = min(first, cursor)..<max(end, cursor)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func withoutArguments(_ text: [UInt8]) -> [UInt8] {
    var depth = 0
    return text.map { byte in
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth = max(0, depth - 1)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\""), UInt8(ascii: "'"): depth = 0
      case _ where depth > 0: return UInt8(ascii: "_")
      default: break
      }
      return byte
    }
  }

  // MARK: Reading

  private func place() -> CompletionPlace? {
    let isIndentation =
      cursor == content.lowerBound && content.first.map { Self.isBlank(bytes[$0]) } == true
    guard !isIndentation, !bytes[line].starts(with: "---".utf8) else { return nil }
    let found =
      place(to: content.upperBound)
      ?? place(to: content.upperBound, isClosed: true) ?? place(to: cursor, isClosed: true)
    if let comment, found == nil {
      return CompletionPlace(role: .comment, offset: cursor, range: comment)
    }
    return found?.style == .literal || found?.style == .folded ? nil : found
  }

  /// Reads the text without the rest of the line after `end`: with a value, a key or an element at
  /// the cursor.
  private func place(to end: Int, isClosed: Bool = false) -> CompletionPlace? {
    let needsSpace =
      cursor > 0 && ":-".utf8.contains(bytes[cursor - 1])
      && (cursor == bytes.count || " \t\r\n,[]{}".utf8.contains(bytes[cursor]))
    let value = place(needsSpace ? " " : "", at: cursor, to: end, isClosed)
    if let value,
      value.role == .key || value.isFlow || value.column != content.lowerBound - line.lowerBound
    {
      return value
    }
    return place("", at: cursor, to: end, isClosed, colon: ":")
      ?? place("- ", at: content.lowerBound, to: end, isClosed)
  }

  private func place(
    _ lead: String,
    at start: Int,
    to end: Int,
    _ isClosed: Bool,
    colon: String = ""
  ) -> CompletionPlace? {
    var marked =
      bytes[..<start] + lead.utf8 + bytes[start..<cursor] + "_".utf8 + bytes[cursor..<end]
    if isClosed {
      let ends = YAMLReader.parse(SourceFile(path: "", bytes: Array(marked))).ends
      if ends.isEmpty { return nil }
      marked += ends
    }
    marked += colon.utf8 + bytes[line.upperBound...]
    let file = SourceFile(path: "", bytes: Array(marked))
    guard let root = YAMLReader.parse(file).document?.root else { return nil }
    let mark = cursor + lead.utf8.count
    return place(at: mark, in: root, after: lead.utf8.count, at: start, isNewKey: !colon.isEmpty)
  }

  // MARK: Tree

  /// Returns the place of the scalar with the mark; `lead` bytes were added at `start`, and for a
  /// new key its colon.
  private func place(
    at mark: Int,
    in root: SourceNode,
    after lead: Int,
    at start: Int,
    isNewKey: Bool
  ) -> CompletionPlace? {
    var nodes = [root]
    var path: [CompletionPlace.Step] = []
    var entry: (key: SourceNode, value: SourceNode)?
    while entry == nil, let node = nodes.last, node.kind != .scalar, !node.isAlias {
      let pair = node.allEntries.first {
        $0.key.range.contains(mark) || $0.value.range.contains(mark)
      }
      if let (key, value) = pair {
        if value.range.contains(mark) { path.append(.key(key.text)) } else { entry = pair }
        nodes.append(entry == nil ? value : key)
      } else if let element = node.elements.first(where: { $0.range.contains(mark) }) {
        path.append(.element)
        nodes.append(element)
      } else {
        return nil
      }
    }
    guard let scalar = nodes.popLast(), scalar.kind == .scalar, scalar.range.contains(mark),
      let parent = nodes.last
    else { return nil }
    let column = min(scalar.range.lowerBound, cursor) - line.lowerBound
    // An empty line does not continue a text.
    guard column >= 0 || !content.isEmpty else { return nil }
    let isQuoted = scalar.style == .singleQuoted || scalar.style == .doubleQuoted
    let inside = isQuoted ? scalar.range.dropFirst().dropLast() : scalar.range
    let lower = inside.lowerBound > start ? max(start, inside.lowerBound - lead) : inside.lowerBound
    let upper = min(inside.upperBound - lead - 1, content.upperBound)
    var range = min(max(lower, content.lowerBound), cursor)..<max(upper, cursor)
    var next: String?
    if !isQuoted, range.lowerBound == cursor, let byte = range.first, Self.isBlank(bytes[byte]) {
      // Another text can be inserted before this one.
      next = text.string(range.drop { Self.isBlank(bytes[$0]) })
      range = cursor..<cursor
    }
    var place = CompletionPlace(role: entry == nil ? .value : .key, offset: cursor, range: range)
    place.path = path
    place.levels = zip(path, nodes).map { $1.allEntries.map(\.key.text) }
    place.siblings =
      (parent.allEntries.map(\.key) + parent.elements.filter { $0.kind == .scalar })
      .filter { !$0.range.contains(mark) }.map(\.text) + (next.map { [$0] } ?? [])
    place.style = scalar.style
    let isAtQuote = range.first.map { $0 == cursor && "\"'".utf8.contains(bytes[$0]) } ?? false
    place.isBeforeText = next != nil || isAtQuote && !isQuoted
    place.isFlow = parent.style == .flow
    place.column = column
    if let (key, value) = entry {
      let gap = root.file.bytes[
        key.range.upperBound..<max(key.range.upperBound, value.range.lowerBound)
      ]
      place.hasColon = !isNewKey && next == nil && gap.contains(UInt8(ascii: ":"))
      if place.isFlow, !place.hasColon, place.siblings.isEmpty {
        place.brace = parent.range.lowerBound
      }
    }
    let first = root.allEntries.first { !isNewKey || !$0.key.range.contains(mark) }
    if let (key, value) = first {
      func text(_ node: SourceNode) -> String {
        node.range.contains(mark) ? self.text.string(range) : node.text
      }
      place.kind = text(key)
      place.name = text(value)
    }
    return place
  }
}
