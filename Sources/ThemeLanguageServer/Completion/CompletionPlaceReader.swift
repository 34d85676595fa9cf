/// Finds the place of a cursor in a YAML text, which can have errors, by indentation and brackets.
///
/// The text is read by lines. A line that has no more indentation than the line of an open bracket ends
/// it, and the end of a line ends a quoted text, so that an error has no effect on later lines.
struct CompletionPlaceReader {
  /// A collection that is open at the current byte.
  struct Frame {
    let isMapping: Bool
    let isFlow: Bool
    /// The column of the entries in block style; that of the line's block for brackets.
    let column: Int
    /// The offset of the bracket.
    let start: Int
    /// The key whose value is read; nil before a key.
    var key: Range<Int>?
    /// The keys of a mapping and the scalars of a list.
    var texts: [Range<Int>] = []
  }

  /// The place of the cursor, as far as it is known before the rest of the collection is read.
  struct Found {
    let role: CompletionPlace.Role
    let path: [CompletionPlace.Step]
    let levels: [[String]]
    let range: Range<Int>
    let isQuoted: Bool
    let hasColon: Bool
    let column: Int
    let isFlow: Bool
    /// The number of open collections at the cursor.
    let depth: Int
    var brace: Int?
    var siblings: [String] = []
    /// Whether the collection at the cursor has ended.
    var isComplete = false
  }

  let bytes: [UInt8]
  let cursor: Int
  var index = 0
  var lineStart = 0
  var lineEnd = 0
  var frames: [Frame] = []
  var found: Found?
  /// The indentation of the line that began a block scalar.
  var scalarColumn: Int?
  var root: (key: String, value: String)?

  /// Returns the place of the byte at `cursor`; nil inside of a literal text or of indentation.
  ///
  /// - Complexity: O(*n*) in the size of the text.
  static func place(at cursor: Int, in text: DocumentText) -> CompletionPlace? {
    var reader = CompletionPlaceReader(bytes: text.bytes, cursor: cursor)
    return reader.read(text)
  }

  init(bytes: [UInt8], cursor: Int) {
    self.bytes = bytes
    self.cursor = cursor
  }

  mutating func read(_ text: DocumentText) -> CompletionPlace? {
    let first = text.offset(of: TextPosition(line: 0, character: 0), .utf8)
    guard cursor >= first else { return nil }
    for line in 0..<text.lineCount {
      let range = text.lineRange(line)
      (lineStart, lineEnd) = (max(range.lowerBound, first), range.upperBound)
      readLine()
      if found?.isComplete == true { break }
      if found == nil, lineStart > cursor { break }
    }
    close(to: 0)
    guard let found else { return nil }
    return CompletionPlace(
      role: found.role,
      path: found.path,
      offset: cursor,
      range: found.range,
      isQuoted: found.isQuoted,
      isFlow: found.isFlow,
      hasColon: found.hasColon,
      column: found.column,
      brace: found.brace,
      levels: found.levels,
      siblings: found.siblings,
      kind: root?.key ?? "",
      name: root?.value ?? ""
    )
  }

  // MARK: Lines

  mutating func readLine() {
    index = lineStart
    skipBlanks()
    let column = index - lineStart
    if let parent = scalarColumn {
      if index == lineEnd || column > parent { return }
      scalarColumn = nil
    }
    let hasCursor = lineStart <= cursor && cursor <= lineEnd
    if index == lineEnd || bytes[index] == UInt8(ascii: "#") {
      if index < lineEnd, cursor > index, hasCursor {
        find(.comment, index..<lineEnd)
      } else if hasCursor, isFlow {
        gap(cursor...cursor)
      } else if hasCursor {
        readEmptyLine()
      }
      return
    }
    if isFlow, endsFlow(column) { close(to: frames.firstIndex(where: \.isFlow) ?? 0) }
    if isFlow {
      readFlow()
    } else if isMarker {
      close(to: 0)
    } else {
      readBlock()
    }
  }

  /// Whether the line is one between documents or a directive.
  var isMarker: Bool {
    let line = bytes[lineStart..<lineEnd]
    return line.first == UInt8(ascii: "%") || line.starts(with: "---".utf8)
  }

  var isFlow: Bool { frames.last?.isFlow == true }

  /// Whether a line with this column can't be in brackets, which are not closed then.
  func endsFlow(_ column: Int) -> Bool {
    guard let outermost = frames.first(where: \.isFlow), column <= outermost.column else {
      return false
    }
    return bytes[index] != UInt8(ascii: "}") && bytes[index] != UInt8(ascii: "]")
  }

  /// Takes the cursor's column on a line without content as that of a new entry.
  mutating func readEmptyLine() {
    let column = cursor - lineStart
    while let last = frames.last, last.column > column { close(to: frames.count - 1) }
    if let last = frames.last, !last.isMapping, last.column == column {
      // A key at the column of a list under it would end the list; an element is more likely.
      find(.value, cursor..<cursor)
      return
    }
    openMapping(column)
    frames[frames.count - 1].key = nil
    find(.key, cursor..<cursor)
  }

  mutating func readBlock() {
    while index < lineEnd, bytes[index] == UInt8(ascii: "-"),
      index + 1 == lineEnd || isBlank(index + 1)
    {
      let column = index - lineStart
      closeBlock(deeperThan: column, orListsAt: false)
      if frames.last.map({ $0.isMapping || $0.column < column }) ?? true {
        frames.append(Frame(isMapping: false, isFlow: false, column: column, start: index))
      }
      index += 1
      let start = index
      skipBlanks()
      if index == lineEnd || bytes[index] == UInt8(ascii: "#") {
        gap(min(start + 1, index)...index)
        readComment()
        return
      }
      if cursor > start, cursor < index { gap(cursor...cursor) }
    }
    let column = index - lineStart
    guard index < lineEnd else { return }
    if !isScalarStart {
      readValue()
      return
    }
    let isElement = frames.last.map { !$0.isMapping && $0.column < column } == true
    let (text, isQuoted) = readScalar()
    let end = index
    skipBlanks()
    let hasColon = index < lineEnd && bytes[index] == UInt8(ascii: ":")
    if isElement, !hasColon {
      take(text, to: end, isQuoted, as: .value)
      readComment()
      return
    }
    closeBlock(deeperThan: column, orListsAt: true)
    openMapping(column)
    frames[frames.count - 1].key = nil
    take(text, to: end, isQuoted, as: .key, hasColon: hasColon)
    guard hasColon else {
      readComment()
      return
    }
    frames[frames.count - 1].key = text
    index += 1
    let start = index
    skipBlanks()
    if index == lineEnd || bytes[index] == UInt8(ascii: "#") {
      gap(start...index)
    } else if cursor < index, cursor >= start {
      gap(start...index)
    }
    readValue()
    if frames.count == 1, root == nil { root = (string(text), "") }
  }

  /// Adds a mapping at a column unless it is open.
  mutating func openMapping(_ column: Int) {
    if frames.last.map({ !$0.isMapping || $0.column < column }) ?? true {
      frames.append(Frame(isMapping: true, isFlow: false, column: column, start: index))
    }
  }

  mutating func closeBlock(deeperThan column: Int, orListsAt closesLists: Bool) {
    while let last = frames.last,
      last.column > column || last.column == column && closesLists && !last.isMapping
    {
      close(to: frames.count - 1)
    }
  }

  // MARK: Bytes

  func isBlank(_ index: Int) -> Bool {
    bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t")
  }

  mutating func skipBlanks() {
    while index < lineEnd, isBlank(index) { index += 1 }
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
